import type { IntlShape } from 'react-intl';
import { CREDENTIAL_KIND_NAMES, CREDENTIAL_KINDS } from '#shared/credentials.ts';

interface FoundCredential {
  readonly name: string;
  readonly number: string;
  readonly lastCheck: { readonly by: string; readonly source: string; readonly sourceDate: string };
}

/** A credential with the result of its check, such as 'RNTRC 012345678, active in the list of ANTT of 1 Oct 2026'. */
export function credentialInWords(intl: IntlShape, { name, number, lastCheck }: FoundCredential): string {
  const { by, source, sourceDate } = lastCheck;
  const date = intl.formatDate(sourceDate, { dateStyle: 'medium', timeZone: 'UTC' });
  const values = { number: `${name} ${number}`, source, date };
  return by === 'FILE'
    ? intl.formatMessage(
        { id: 'credential.inFile', defaultMessage: '{number}, active in the list of {source} of {date}' },
        values,
      )
    : intl.formatMessage(
        { id: 'credential.seen', defaultMessage: '{number}, seen active at {source} on {date} by Rumbo' },
        values,
      );
}

/** The kinds of credentials, by their names in GraphQL, as groups of a selector by country. */
export const credentialGroups = (intl: IntlShape) =>
  [...Map.groupBy(CREDENTIAL_KIND_NAMES, (kind) => CREDENTIAL_KINDS[kind].country)].map(([country, kinds]) => ({
    label: intl.formatDisplayName(country, { type: 'region' }) ?? country,
    options: kinds.map((kind) => ({
      id: kind.toUpperCase(),
      label: `${CREDENTIAL_KINDS[kind].name} (${CREDENTIAL_KINDS[kind].issuer})`,
    })),
  }));
