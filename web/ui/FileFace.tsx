import { useEffect, useState } from 'react';
import css from './FileField.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { imagePreview } from './imagePreview.ts';

const pixels = 256;

/** A preview of a chosen image, or an icon when it cannot be shown. */
export function FileFace({ file, icon }: { file: File | undefined; icon: IconName }) {
  const [shown, setShown] = useState<{ file: File; url: string | null } | null>(null);

  useEffect(() => {
    if (!file) return setShown(null);
    let isCurrent = true;
    void imagePreview(file, pixels).then((url) => {
      if (isCurrent) setShown({ file, url });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <span className={css.face}>
      {shown?.url && shown.file === file ? <img src={shown.url} alt="" /> : <Icon name={icon} size={28} />}
    </span>
  );
}
