import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { GlancePage_glance$key } from '#web/__generated__/GlancePage_glance.graphql.ts';
import type { glanceLoaderQuery } from '#web/__generated__/glanceLoaderQuery.graphql.ts';
import { Figures } from '#web/layouts/Figures.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import css from './GlancePage.module.css';
import { glanceQuery } from './glanceLoader.ts';

/** The number of rows of a list that are shown initially. */
const MOST = 10;

/** The page with statistics of the directory. */
export function GlancePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<glanceLoaderQuery>>();
  const title = intl.formatMessage({ id: 'app.glance' });
  return (
    <Page title={title}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'mvp.failed', defaultMessage: 'The numbers could not be loaded' })}
        skeleton={<GlanceSkeleton />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<glanceLoaderQuery> }) {
  const intl = useIntl();
  const { directoryAtAGlance, unmetLanes } = usePreloadedQuery<glanceLoaderQuery>(glanceQuery, reference);
  const { providerCount, byCountry, byCategory } = useFragment<GlancePage_glance$key>(
    graphql`
      fragment GlancePage_glance on DirectoryAtAGlance {
        providerCount
        byCountry {
          countryCode
          name
          place {
            id
          }
          count
          directoryPath
        }
        byCategory {
          category {
            id
            name
          }
          count
          directoryPath
        }
      }
    `,
    directoryAtAGlance,
  );
  if (providerCount === 0)
    return (
      <p>
        <FormattedMessage id="mvp.none" defaultMessage="There are no providers in the directory yet." />
      </p>
    );
  return (
    <>
      <Card>
        <Stack pad="card">
          <Figures
            figures={[
              { label: intl.formatMessage({ id: 'page.providers' }), value: providerCount },
              {
                label: intl.formatMessage({ id: 'mvp.countryCount', defaultMessage: 'Countries' }),
                value: byCountry.length,
              },
              {
                label: intl.formatMessage({ id: 'mvp.categoryCount', defaultMessage: 'Service categories' }),
                value: byCategory.length,
              },
            ]}
          />
        </Stack>
      </Card>
      <div className={css.parts}>
        <Counts
          id="countries"
          title={intl.formatMessage({ id: 'mvp.countries', defaultMessage: 'Providers by country' })}
          header={intl.formatMessage({ id: 'app.country' })}
          rows={byCountry.map(({ countryCode, directoryPath, place, ...row }) => ({
            id: countryCode,
            ...row,
            // a place with few providers has no directory page, only a search
            path: directoryPath ?? paths.search({ f: row.name, q: '', a: place.id }),
          }))}
        />
        <Stack gap={6}>
          <Counts
            id="categories"
            title={intl.formatMessage({ id: 'mvp.categories', defaultMessage: 'Providers by service category' })}
            header={intl.formatMessage({ id: 'mvp.category', defaultMessage: 'Service category' })}
            rows={byCategory.map(({ category, directoryPath, ...row }) => ({
              ...category,
              ...row,
              path: directoryPath,
            }))}
            note={
              <FormattedMessage
                id="mvp.categoriesNote"
                defaultMessage="Each provider is counted once in every category it offers."
              />
            }
          />
          {unmetLanes.length > 0 && (
            <Counts
              id="lanes"
              title={intl.formatMessage({ id: 'mvp.lanes', defaultMessage: 'Routes that are looked for' })}
              header={intl.formatMessage({ id: 'results.filterRoute' })}
              countHeader={intl.formatMessage({ id: 'mvp.times', defaultMessage: 'Times searched' })}
              rows={unmetLanes.map(({ from, to, count }) => {
                const [f, t] = [from?.displayName ?? '', to?.displayName ?? ''];
                return { id: `${f} ${t}`, name: `${f} → ${t}`, count, path: paths.search({ f, t, q: '', a: '' }) };
              })}
              note={
                <FormattedMessage
                  id="mvp.lanesNote"
                  defaultMessage="Searches of the last 90 days from one region to another that nobody drives. Do you drive one? Add it to your business."
                />
              }
            />
          )}
        </Stack>
      </div>
    </>
  );
}

interface CountsProps {
  id: string;
  title: string;
  /** The header of the column with the names. */
  header: string;
  /** The header of the column with the counts; the number of providers by default. */
  countHeader?: string;
  rows: readonly { id: string; name: string; count: number; path: string | null | undefined }[];
  note?: ReactNode;
}

function Counts({ id, title, header, countHeader, rows, note }: CountsProps) {
  const intl = useIntl();
  const table = {
    'aria-labelledby': id,
    headers: [header, countHeader ?? intl.formatMessage({ id: 'page.providers' })] as const,
    most: Math.max(...rows.map(({ count }) => count)),
  };
  const bars = rows.map(({ id: row, name, count, path }) => ({
    id: row,
    name,
    value: count,
    text: intl.formatNumber(count),
    href: path,
  }));
  return (
    <Section id={id} title={title}>
      <BarTable {...table} rows={bars.slice(0, MOST)} />
      {bars.length > MOST && (
        <Expandable
          summary={
            <FormattedMessage
              id="mvp.more"
              defaultMessage="{count, plural, one {# more} other {# more}}"
              values={{ count: bars.length - MOST }}
            />
          }
        >
          <BarTable {...table} rows={bars.slice(MOST)} isContinued />
        </Expandable>
      )}
      {note && <Text note>{note}</Text>}
    </Section>
  );
}

/** The placeholder of the page: figures and two tables. */
function GlanceSkeleton() {
  return (
    <>
      <SkeletonCard lines={1} />
      <div className={css.parts}>
        <SkeletonCard lines={12} />
        <SkeletonCard lines={12} />
      </div>
    </>
  );
}
