import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import type { CompareDialog_provider$key } from '#web/__generated__/CompareDialog_provider.graphql.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { Button } from '#web/ui/Button.tsx';
import { ComparisonTable } from '#web/ui/ComparisonTable.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { labels } from '../labels.ts';
import { type ProviderValues, readStored } from '../providerValues.ts';

const fragment = graphql`
  fragment CompareDialog_provider on Provider {
    ...providerValues_provider
  }
`;

interface CompareDialogProps {
  one: CompareDialog_provider$key;
  other: CompareDialog_provider$key;
  onClose: () => void;
}

/** Two providers side by side. */
export function CompareDialog({ one, other, onClose }: CompareDialogProps) {
  const intl = useIntl();
  const own = texts(readStored(useFragment(fragment, one)));
  const their = texts(readStored(useFragment(fragment, other)));
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={<FormattedMessage id="bo.compare.title" defaultMessage="Side by side" description="Title of a dialog" />}
      actions={
        <Button variant="secondary" onPress={onClose}>
          <FormattedMessage id="bo.close" defaultMessage="Close" description="Button: closes a window" />
        </Button>
      }
    >
      <ComparisonTable
        headers={[
          intl.formatMessage({ id: 'bo.stale.field', defaultMessage: 'Field', description: 'Header of a column' }),
          intl.formatMessage({
            id: 'bo.compare.this',
            defaultMessage: 'This one',
            description: 'Header of a column: the provider on the page',
          }),
          intl.formatMessage({
            id: 'bo.compare.other',
            defaultMessage: 'The other',
            description: 'Header of a column: the provider that looks like the one on the page',
          }),
        ]}
        rows={(Object.keys(own) as (keyof typeof own)[]).map((name) => ({
          id: name,
          label: intl.formatMessage(labels[name]),
          one: own[name],
          other: their[name],
          isSame: own[name] !== '' && own[name] === their[name],
        }))}
      />
    </Dialog>
  );
}

function texts({ values }: Stored<ProviderValues>) {
  const { websiteUrl, description, ...first } = formTexts(values, PROVIDER_TEXT_NAMES);
  return {
    ...first,
    addressId: values.addressId.text,
    websiteUrl,
    contacts: values.contacts.map(({ contactValue }) => contactValue).join('\n'),
    services: values.services.map(({ serviceId, addressId }) => `${serviceId.text} · ${addressId.text}`).join('\n'),
    description,
  };
}
