import { below, type Fields, readsOfAll } from '../../graphql/execution/reads.ts';
import type { Wanted } from './readRows.ts';

/** What is read for a page of providers for staff that shows these fields; null: it is not known which. */
export function wantedOfProviders(fields: Fields | null): Wanted {
  if (!fields) return {};
  return { provider: readsOfAll(fields), approver: readsOfAll(below(fields, 'approver')), ...wantedBeside(fields) };
}

/** As `wantedOfProviders`, of what public providers have beside them, and whether their picture is shown. */
export function wantedOfPublicProviders(fields: Fields | null): { wanted: Wanted; withImage: boolean } {
  if (!fields) return { wanted: {}, withImage: true };
  return { wanted: wantedBeside(fields), withImage: below(fields, 'image').length > 0 };
}

function wantedBeside(fields: Fields): Wanted {
  return {
    contacts: readsOfAll(below(fields, 'contacts')),
    services: readsOfAll(below(fields, 'providerServices')),
  };
}
