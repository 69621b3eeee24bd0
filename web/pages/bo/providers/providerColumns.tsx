import { graphql, readInlineData } from 'relay-runtime';
import type { providerColumns_provider$key } from '#web/__generated__/providerColumns_provider.graphql.ts';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { readChosen } from './bulk/chosen.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { FirstService } from './FirstService.tsx';

interface Row {
  node: providerColumns_provider$key;
}

const read = ({ node }: Row) =>
  readInlineData(
    graphql`
      fragment providerColumns_provider on Provider @inline {
        ...chosen_provider
        ...FirstService_provider
        databaseId
        commercialName
        place {
          countryCode
        }
      }
    `,
    node,
  );

/** The columns common to all lists of providers. */
export const providerColumns = {
  id: {
    id: 'id',
    label: columnMessages.id,
    width: 'small',
    isNumber: true,
    card: 'none',
    cell: (row) => read(row).databaseId,
  },
  country: {
    id: 'country',
    label: columnMessages.country,
    width: 'code',
    room: 64,
    card: 'plain',
    cell: (row, { intl }) => intl.formatDisplayName(read(row).place.countryCode, { type: 'region' }),
  },
  service: {
    id: 'service',
    label: columnMessages.service,
    width: 'names',
    room: 88,
    card: 'plain',
    cell: (row) => <FirstService provider={read(row)} />,
  },
  commercialName: {
    id: 'commercialName',
    label: columnMessages.commercialName,
    width: 'names',
    room: 98,
    card: 'none',
    cell: (row) => read(row).commercialName,
  },
} satisfies Record<string, ListColumn<Row>>;

/** The selection of rows, and the actions on them. */
export const providerBulk = {
  itemOf: (row: Row) => readChosen(read(row)),
  nameOf: ({ businessName }: { businessName: string }) => businessName,
  Bar: SelectionBar,
};
