import { Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FormSection, Wide } from '../FormSection.tsx';
import css from './Resubmission.module.css';

/** The placeholder of the form, in its shape, so that little moves when the form is loaded. */
export function ResubmissionSkeleton() {
  return (
    <Stack gap={5} aria-hidden="true">
      <div className={css.note} />
      <FormSection title={<Title />}>
        <Wide>
          <Field />
        </Wide>
        <Field />
        <Field />
        <Wide>
          <Field size="tall" />
        </Wide>
      </FormSection>
      <FormSection title={<Title />}>
        <Field />
        <Field />
      </FormSection>
      <FormSection title={<Title />}>
        <Wide>
          <Field />
        </Wide>
        <Field />
        <Field />
      </FormSection>
      <FormSection title={<Title />}>
        <Wide>
          <Field size="tall" />
        </Wide>
      </FormSection>
    </Stack>
  );
}

function Title() {
  return (
    <span className={css.heading}>
      <Skeleton lines={1} />
    </span>
  );
}

function Field({ size = 'line' }: { size?: 'line' | 'tall' }) {
  return (
    <Stack gap={1}>
      <div className={css.label}>
        <Skeleton lines={1} />
      </div>
      <div className={css.box} data-size={size} />
    </Stack>
  );
}
