import { writeCsv } from '#server/csv/cells.ts';
import type { Target } from '../reading/targets.ts';

const COLUMNS: Target[] = [
  ...(['reference', 'businessName', 'commercialName', 'city', 'region', 'postalCode', 'country'] as const),
  ...([
    'email',
    'phone',
    'mobilePhone',
    'whatsapp',
    'websiteUrl',
    'taxType',
    'taxNumber',
    'services',
    'roles',
    'lanes',
    'credentials',
    'description',
  ] as const),
];

/** A CSV file with only a header, which an import reads without any mapping. */
export async function* writeTemplate(): AsyncGenerator<string> {
  yield `\ufeff${writeCsv([COLUMNS])}`;
}
