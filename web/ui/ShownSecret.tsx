import { type ReactNode, useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Stack, Text } from './layout.tsx';
import { Notice } from './Notice.tsx';
import css from './ShownSecret.module.css';

interface ShownSecretProps {
  secret: string;
  /** The warning that it is shown once. */
  warning: ReactNode;
  copyLabel: string;
  copiedLabel: string;
  /** Its purpose. */
  children: ReactNode;
}

/** A secret, the one time that it can be seen. */
export function ShownSecret({ secret, warning, copyLabel, copiedLabel, children }: ShownSecretProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <Notice type="warning">
        <p>{warning}</p>
      </Notice>
      <Stack gap={3} justify="start">
        {/* Masked: a recording of the visit must not have it. */}
        <code ref={text} className={css.secret} translate="no" data-clarity-mask="true">
          {secret}
        </code>
        <CopyButton
          text={() => secret}
          label={copyLabel}
          copiedLabel={copiedLabel}
          onRefused={() => text.current && getSelection()?.selectAllChildren(text.current)}
        />
      </Stack>
      <Text note>{children}</Text>
    </>
  );
}
