import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { BusinessPage_provider$key } from '#web/__generated__/BusinessPage_provider.graphql.ts';
import type { businessLoaderQuery } from '#web/__generated__/businessLoaderQuery.graphql.ts';
import type { useTaxTypes_query$key } from '#web/__generated__/useTaxTypes_query.graphql.ts';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { MoreMessages } from '#web/i18n/MessagesProvider.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorForm, StaleVersion } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ProviderForm } from '#web/pages/bo/providers/provider/ProviderForm.tsx';
import { useTaxTypes } from '#web/pages/bo/providers/provider/useTaxTypes.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { type BusinessData, businessQuery } from './businessLoader.ts';
import { ConfirmLanes } from './ConfirmLanes.tsx';
import { CredentialDocument } from './CredentialDocument.tsx';
import { EditState } from './EditState.tsx';
import { BackToDashboard, NotOwn } from './NotOwn.tsx';
import { OwnImage } from './OwnImage.tsx';
import { ownMessages } from './ownMessages.ts';
import { Suspicions } from './Suspicions.tsx';
import { useOwnEditor } from './useOwnEditor.ts';

/** The page on which owners edit their business. */
export function BusinessPage() {
  const intl = useIntl();
  const { businessId } = useParams();
  const { reference, messages } = useLoaderData<BusinessData>();
  return (
    <MoreMessages messages={messages}>
      <LoadedPart
        key={businessId}
        reference={reference}
        failed={intl.formatMessage(ownMessages.loadFailed)}
        skeleton={<EditorSkeleton aside={[5]} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </MoreMessages>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<businessLoaderQuery> }) {
  const query = usePreloadedQuery<businessLoaderQuery>(businessQuery, reference);
  return query.provider?.ownership ? <Business provider={query.provider} query={query} /> : <NotOwn />;
}

interface BusinessProps {
  provider: BusinessPage_provider$key;
  query: useTaxTypes_query$key;
}

function Business({ provider, query }: BusinessProps) {
  const data = useFragment(
    graphql`
      fragment BusinessPage_provider on Provider {
        businessName
        status
        path
        ...useOwnEditor_provider
        ...EditState_provider
        ...OwnImage_provider
        ...ConfirmLanes_provider
        ...CredentialDocument_provider
        ...Suspicions_provider
      }
    `,
    provider,
  );
  const taxTypes = useTaxTypes(query);
  const editor = useOwnEditor(data, taxTypes);
  return (
    <Page title={data.businessName}>
      <div className={css.head}>
        <StatusChip status={data.status as BusinessState} />
        {data.status === 'APPROVED' && (
          <LinkButton variant="outline" href={data.path}>
            <FormattedMessage id="dashboard.seePage" />
          </LinkButton>
        )}
      </div>
      <Suspicions provider={data} />
      {data.status === 'APPROVED' ? (
        <>
          <EditState provider={data} />
          <StaleVersion editor={editor} title={ownMessages.stale} />
          <div className={css.columns}>
            <EditorForm editor={editor}>
              <ProviderForm form={editor.form} taxTypes={taxTypes} />
            </EditorForm>
            <div className={css.aside}>
              <OwnImage provider={data} isDirty={editor.isDirty} />
              <ConfirmLanes provider={data} />
              <CredentialDocument provider={data} />
            </div>
          </div>
        </>
      ) : (
        <>
          <EditState provider={data} />
          <NotPublished />
        </>
      )}
    </Page>
  );
}

function NotPublished() {
  return (
    <MessageCard actions={<BackToDashboard />}>
      <p>
        <FormattedMessage
          id="ownBusiness.notPublished"
          defaultMessage="You can edit your business here once it is published. Your dashboard shows its status."
        />
      </p>
    </MessageCard>
  );
}
