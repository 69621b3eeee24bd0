import { graphql, readInlineData } from 'relay-runtime';
import { guardCell } from '#shared/spreadsheetCell.ts';
import type { csvOf_providers$key } from '#web/__generated__/csvOf_providers.graphql.ts';

/** Providers as a CSV file with a line of headers; spreadsheets run nothing in it. */
export function csvOf(keys: readonly csvOf_providers$key[], headers: readonly string[], origin: string): string {
  const rows = keys.map((key) => {
    const { businessName, address, providerServices, contacts, websiteUrl, path } = readInlineData(
      graphql`
        fragment csvOf_providers on PublicProvider @inline {
          businessName
          path
          websiteUrl
          address {
            displayName
          }
          contacts {
            contactType
            displayValue
          }
          providerServices {
            service {
              name
            }
          }
        }
      `,
      key,
    );
    const values = (...types: string[]) =>
      contacts
        .filter(({ contactType }) => types.includes(contactType))
        .map(({ displayValue }) => displayValue)
        .join(' / ');
    return [
      businessName,
      address.displayName,
      [...new Set(providerServices.map(({ service }) => service.name))].join(' / '),
      values('WHATSAPP'),
      values('MOBILE_PHONE', 'LAND_PHONE'),
      values('EMAIL'),
      websiteUrl ?? '',
      origin + path,
    ];
  });
  return `\uFEFF${[headers, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const guarded = guardCell(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
