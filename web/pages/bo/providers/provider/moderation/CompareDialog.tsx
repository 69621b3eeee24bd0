import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formTexts, PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import type { CompareDialog_provider$key } from '#web/__generated__/CompareDialog_provider.graphql.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ComparisonTable } from '#web/ui/ComparisonTable.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { labels } from '../labels.ts';
import { type ProviderValues, readStored } from '../providerValues.ts';
import css from './Moderation.module.css';
import { comparedKey } from './sameness.ts';

const fragment = graphql`
  fragment CompareDialog_provider on Provider {
    databaseId
    businessName
    ...providerValues_provider
  }
`;

interface CompareDialogProps {
  one: CompareDialog_provider$key;
  other: CompareDialog_provider$key;
  /** Rejects the provider; undefined if this is not possible. */
  onReject: (() => void) | undefined;
  onClose: () => void;
}

/** A dialog with two providers in columns, with tinted differences. */
export function CompareDialog({ one, other, onReject, onClose }: CompareDialogProps) {
  const intl = useIntl();
  const [own, their] = [useFragment(fragment, one), useFragment(fragment, other)];
  const [ownLines, theirLines] = [linesOf(readStored(own)), linesOf(readStored(their))];
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={<FormattedMessage id="bo.compare.title" defaultMessage="Compare" description="Title of a dialog" />}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <FormattedMessage id="app.close" />
          </Button>
          <LinkButton variant="outline" href={paths.boProvider(their.databaseId)} target="_blank">
            <FormattedMessage id="bo.compare.open" defaultMessage="Open the other provider" />
          </LinkButton>
          {onReject && (
            <Button variant="danger" onPress={onReject}>
              <FormattedMessage id="bo.compare.reject" defaultMessage="Reject this one as a duplicate" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage
          id="bo.compare.note"
          defaultMessage="Differences are highlighted. Case, accents, punctuation and legal forms are ignored."
        />
      </p>
      <ComparisonTable
        headers={[
          intl.formatMessage({ id: 'stale.field' }),
          `${own.businessName} #${own.databaseId}`,
          `${their.businessName} #${their.databaseId}`,
        ]}
        rows={(Object.keys(ownLines) as (keyof typeof ownLines)[]).map((name) => ({
          id: name,
          label: intl.formatMessage(labels[name]),
          one: <ComparedLines field={name} lines={ownLines[name]} others={theirLines[name]} />,
          other: <ComparedLines field={name} lines={theirLines[name]} others={ownLines[name]} />,
        }))}
      />
    </Dialog>
  );
}

/** The lines of each field; an empty list for an empty field. */
function linesOf({ values }: Stored<ProviderValues>) {
  const { websiteUrl, description, ...first } = formTexts(values, PROVIDER_TEXT_NAMES);
  const line = (text: string) => (text === '' ? [] : [text]);
  const lines = (texts: string[]) => [...new Set(texts)];
  return {
    ...(Object.fromEntries(Object.entries(first).map(([name, text]) => [name, line(text)])) as {
      [name in keyof typeof first]: string[];
    }),
    placeId: line(values.placeId.text),
    websiteUrl: line(websiteUrl),
    contacts: lines(values.contacts.map(({ contactValue }) => contactValue)),
    services: lines(values.services.map(({ serviceId, placeId }) => `${serviceId.text} · ${placeId.text}`)),
    description: line(description),
  };
}

interface ComparedLinesProps {
  field: string;
  lines: readonly string[];
  /** The lines of the other provider. */
  others: readonly string[];
}

/** The lines of a field: tinted if the other provider lacks the line; equal contacts and services are marked. */
function ComparedLines({ field, lines, others }: ComparedLinesProps) {
  const keys = new Set(others.map((line) => comparedKey(field, line)));
  if (lines.length === 0) return '—';
  return lines.map((line) => (
    <div key={line}>
      {!keys.has(comparedKey(field, line)) ? (
        <mark>{line}</mark>
      ) : field === 'contacts' || field === 'services' ? (
        <>
          {line}{' '}
          <span className={css.same}>
            <FormattedMessage
              id="bo.compare.same"
              defaultMessage="Same"
              description="Contact or service that both providers have"
            />
          </span>
        </>
      ) : (
        line
      )}
    </div>
  ));
}
