import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { GlancePage_glance$key } from '#web/__generated__/GlancePage_glance.graphql.ts';
import type { glanceLoaderQuery } from '#web/__generated__/glanceLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { CategoryCounts } from './CategoryCounts.tsx';
import { CountryCounts } from './CountryCounts.tsx';
import css from './GlancePage.module.css';
import { GlanceSkeleton } from './GlanceSkeleton.tsx';
import { glanceQuery } from './glanceLoader.ts';

/** The directory in numbers. */
export function GlancePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<glanceLoaderQuery>>();
  const title = intl.formatMessage({
    id: 'mvp.title',
    defaultMessage: 'Directory at a glance',
    description: 'Title of the page that counts providers by country and service',
  });
  return (
    <Page title={title}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({
          id: 'mvp.failed',
          defaultMessage: 'The numbers could not be loaded',
          description: 'When the directory in numbers could not be loaded and the server does not say why',
        })}
        skeleton={<GlanceSkeleton />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<glanceLoaderQuery> }) {
  const { directoryAtAGlance } = usePreloadedQuery<glanceLoaderQuery>(glanceQuery, reference);
  const glance = useFragment<GlancePage_glance$key>(
    graphql`
      fragment GlancePage_glance on DirectoryAtAGlance {
        providerCount
        ...CountryCounts_glance
        ...CategoryCounts_glance
      }
    `,
    directoryAtAGlance,
  );
  return (
    <>
      <p className={css.lead}>
        <FormattedMessage
          id="mvp.count"
          defaultMessage="{count, plural, =0 {No provider is in the directory yet.} one {<b>#</b> provider is in the directory.} other {<b>#</b> providers are in the directory.}}"
          description="At the beginning of the directory in numbers"
          values={{ count: glance.providerCount, b: (chunks) => <b key="number">{chunks}</b> }}
        />
      </p>
      {glance.providerCount > 0 && (
        <div className={css.parts}>
          <CountryCounts glance={glance} />
          <CategoryCounts glance={glance} />
        </div>
      )}
    </>
  );
}
