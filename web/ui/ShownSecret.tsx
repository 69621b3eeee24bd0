import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';
import { Text } from './layout.tsx';
import { Notice } from './Notice.tsx';

interface ShownSecretProps {
  secret: string;
  /** The warning that it is shown once. */
  warning: ReactNode;
  copyLabel: string;
  copiedLabel: string;
  /** Its purpose. */
  children: ReactNode;
}

/** A secret, shown only this once. */
export function ShownSecret({ secret, warning, copyLabel, copiedLabel, children }: ShownSecretProps) {
  return (
    <>
      <Notice type="warning">
        <p>{warning}</p>
      </Notice>
      <CopyText text={secret} isSecret label={copyLabel} copiedLabel={copiedLabel} />
      <Text note>{children}</Text>
    </>
  );
}
