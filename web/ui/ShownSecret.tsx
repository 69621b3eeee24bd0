import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';
import { Text } from './layout.tsx';
import { Notice } from './Notice.tsx';

interface ShownSecretProps {
  secret: string;
  /** The warning that the secret is shown only once. */
  warning: ReactNode;
  copyLabel: string;
  copiedLabel: string;
  /** The purpose of the secret. */
  children: ReactNode;
}

/** A secret that is shown only once. */
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
