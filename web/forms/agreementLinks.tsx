import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';

/** The links in a sentence about the agreement. They open in new tabs, so that no input is lost. */
export const agreementLinks = {
  terms: (text: ReactNode) => (
    <Link href={paths.servicesAgreement()} target="_blank">
      {text}
    </Link>
  ),
  privacy: (text: ReactNode) => (
    <Link href={paths.privacyPolicy()} target="_blank">
      {text}
    </Link>
  ),
};
