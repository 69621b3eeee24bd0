import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { CollectionPage_collection$key } from '#web/__generated__/CollectionPage_collection.graphql.ts';
import type { CollectionPageMutation } from '#web/__generated__/CollectionPageMutation.graphql.ts';
import type { collectionsLoaderItemQuery } from '#web/__generated__/collectionsLoaderItemQuery.graphql.ts';
import { pageContext } from '#web/pageContext.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { EditorPage } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemPage } from '#web/pages/bo/editor/ItemPage.tsx';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { CopyText } from '#web/ui/CopyText.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ServerLink } from '#web/ui/ServerLink.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { collectionMessages } from './collectionMessages.ts';
import { collectionQuery } from './collectionsLoader.ts';
import { readStored } from './collectionValues.ts';
import { useCollectionEditor } from './useCollectionEditor.ts';

const mutation = graphql`
  mutation CollectionPageMutation($input: DeleteCollectionInput!) {
    deleteCollection(input: $input) {
      slug
    }
  }
`;

/** The page of a collection, or of a new one. */
export function CollectionPage() {
  return (
    <ItemPage
      reference={useLoaderData<PreloadedQuery<collectionsLoaderItemQuery> | undefined>()}
      useItem={useCollection}
      messages={collectionMessages}
      skeleton={<EditorSkeleton parts={[1, 1]} />}
      list={paths.boCollections()}
    >
      {(collection) => <CollectionEditor collection={collection} />}
    </ItemPage>
  );
}

function useCollection(reference: PreloadedQuery<collectionsLoaderItemQuery>) {
  return usePreloadedQuery<collectionsLoaderItemQuery>(collectionQuery, reference).collection;
}

function CollectionEditor({ collection }: { collection: CollectionPage_collection$key | null }) {
  const intl = useIntl();
  const stored = useFragment(
    graphql`
      fragment CollectionPage_collection on Collection {
        slug
        name
        ...collectionValues_collection
      }
    `,
    collection,
  );
  const editor = useCollectionEditor(stored?.slug, readStored(stored));
  return (
    <EditorPage
      title={stored?.name ?? intl.formatMessage(collectionMessages.create)}
      editor={editor}
      stale={collectionMessages.stale}
      deletion={
        stored && (
          <DeleteButton
            messages={collectionMessages}
            onDelete={() => commit<CollectionPageMutation>(mutation, { input: { slug: stored.slug } })}
            onDeleted={editor.guard.release}
            list={paths.boCollections()}
          />
        )
      }
      below={stored && <Embed slug={stored.slug} />}
    >
      <CollectionForm form={editor.form} isNew={!stored} />
    </EditorPage>
  );
}

/** Code that embeds the search of the collection in the partner's site, and the collection's page on this site. */
function Embed({ slug }: { slug: string }) {
  const intl = useIntl();
  const { origin } = pageContext();
  const snippet = `<div class="rumbo-search" data-collection="${slug}"></div>\n<script async src="${origin}/embed.js"></script>`;
  return (
    <Section
      id="embed"
      title={<FormattedMessage id="bo.collection.embed" defaultMessage="For the partner’s site" />}
      action={
        <ServerLink href={`/collections/${slug}`}>
          <FormattedMessage id="bo.collection.page" defaultMessage="See its page" />
        </ServerLink>
      }
    >
      <Text size="sm">
        <FormattedMessage
          id="bo.collection.embedText"
          defaultMessage="These two lines show a search of these providers on any page."
        />
      </Text>
      <CopyText
        text={snippet}
        label={intl.formatMessage({ id: 'dashboard.badgeCopy' })}
        copiedLabel={intl.formatMessage({ id: 'page.copied' })}
      />
    </Section>
  );
}
