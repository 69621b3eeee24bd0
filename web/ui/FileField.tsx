import { type DragEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import fieldCss from './Field.module.css';
import { FileFace } from './FileFace.tsx';
import css from './FileField.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface FileFieldProps {
  label: string;
  name: string;
  /** The chosen files; several if more than one was dropped, which the caller accepts or rejects. */
  value: readonly File[];
  onChange: (value: readonly File[]) => void;
  /** The types of files offered in the browser's dialog. */
  accept: string;
  /** Shown if there is no preview of the file. */
  icon?: IconName;
  description?: ReactNode;
  errorMessage?: string | undefined;
  texts: {
    /** The instruction if no file is chosen. */
    select: string;
    /** The instruction for users of a mouse. */
    drop: string;
    /** The name of the chosen file, or the number of files. */
    chosen: string;
    size: string;
    remove: string;
  };
}

/** A field for a file, chosen in the browser's dialog or dropped. The whole box is the browser's own file field. */
export function FileField(props: FileFieldProps) {
  const { label, name, value, onChange, accept, icon = 'image', description, errorMessage, texts } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isChosen = value.length > 0;

  const take = (files: Iterable<File>) => {
    const list = [...files];
    if (list.length > 0) onChange(list);
  };
  const takeFrom = (field: HTMLInputElement) => {
    take(field.files ?? []);
    // Cleared, so that the same file can be chosen again after its removal.
    field.value = '';
  };
  // Adopts a file that was chosen before the code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    if (input.current?.files) takeFrom(input.current);
  }, []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-over={isOver || undefined} data-invalid={errorMessage ? true : undefined}>
        <input
          ref={input}
          id={id}
          className={css.input}
          type="file"
          name={name}
          accept={accept}
          aria-labelledby={`${id}label ${id}text`}
          aria-describedby={description ? `${id}error ${id}description` : `${id}error`}
          aria-invalid={errorMessage ? true : undefined}
          onChange={({ currentTarget }) => takeFrom(currentTarget)}
          onDragEnter={() => setOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        />
        <FileFace file={value.length === 1 ? value[0] : undefined} icon={icon} />
        <span className={css.text}>
          <span id={`${id}text`} className={css.name}>
            {isChosen ? texts.chosen : texts.select}
          </span>
          <span className={isChosen ? css.size : css.drop}>{isChosen ? texts.size : texts.drop}</span>
        </span>
        {isChosen && (
          <span className={css.remove}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={texts.remove}
              onPress={() => {
                onChange([]);
                input.current?.focus();
              }}
            >
              <Icon name="close" />
            </Button>
          </span>
        )}
      </div>
      <p id={`${id}error`} className={errorMessage && fieldCss.error}>
        {errorMessage && <Icon name="alert" size={16} />}
        {errorMessage}
      </p>
      {description && (
        <p id={`${id}description`} className={fieldCss.description}>
          {description}
        </p>
      )}
      <VisuallyHidden role="status">
        {isChosen && [texts.chosen, texts.size, errorMessage].filter(Boolean).join(', ')}
      </VisuallyHidden>
    </div>
  );
}
