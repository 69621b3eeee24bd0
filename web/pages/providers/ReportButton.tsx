import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReportButton_provider$key } from '#web/__generated__/ReportButton_provider.graphql.ts';
import { loadChunk } from '#web/loadChunk.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLateDialog } from '#web/useLateDialog.tsx';

/** A button that opens `ReportDialog`, whose code is loaded at the first press. */
export function ReportButton({ provider }: { provider: ReportButton_provider$key }) {
  const { databaseId, businessName, contacts } = useFragment(
    graphql`
      fragment ReportButton_provider on Provider {
        databaseId
        businessName
        contacts {
          databaseId
          contactType
          displayValue
        }
      }
    `,
    provider,
  );
  const phones = contacts
    .filter(({ contactType }) => contactType !== 'EMAIL')
    .map((contact) => ({ id: String(contact.databaseId), label: contact.displayValue }));
  const { button, dialog } = useLateDialog(() => loadChunk(() => import('./ReportDialog.tsx')));
  return (
    <>
      <Button variant="outline" {...button}>
        <FormattedMessage id="report.open" defaultMessage="Something wrong?" />
      </Button>
      {dialog(({ ReportDialog }, state) => (
        <ReportDialog databaseId={databaseId} businessName={businessName} phones={phones} {...state} />
      ))}
    </>
  );
}
