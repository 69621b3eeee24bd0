import { useIntl } from 'react-intl';
import type { VersionLine } from '#web/pages/bo/editor/StaleNotice.tsx';
import { yesNoMessages } from '#web/pages/bo/yesNoMessages.ts';
import { labels } from './labels.ts';
import type { UserValues } from './userValues.ts';

/** The fields in which two versions differ, as texts. A password is not shown: only that there is a new one. */
export function useVersionLines(mine: UserValues, theirs: UserValues): VersionLine[] {
  const intl = useIntl();
  const texts = (values: UserValues): Record<keyof UserValues, string> => ({
    ...values,
    password: values.password && '••••••••',
    isSuperAdmin: intl.formatMessage(yesNoMessages[values.isSuperAdmin ? 'yes' : 'no']),
  });
  const own = texts(mine);
  const their = texts(theirs);
  return (Object.keys(labels) as (keyof UserValues)[])
    .filter((name) => own[name].trim() !== their[name].trim())
    .map((name) => ({ label: intl.formatMessage(labels[name]), mine: own[name], theirs: their[name] }));
}
