import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { dataLoaderQuery } from '#web/__generated__/dataLoaderQuery.graphql.ts';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { pageContext } from '#web/pageContext.ts';
import { paths } from '#web/paths.ts';
import { CopyText } from '#web/ui/CopyText.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ServerLink } from '#web/ui/ServerLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './DataPage.module.css';
import { dataQuery } from './dataLoader.ts';

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

/** The interfaces for programs: files, tools for assistants, APIs. */
export function DataPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<dataLoaderQuery>>();
  const title = intl.formatMessage({ id: 'data.title', defaultMessage: 'Open data' });
  const copying = {
    label: intl.formatMessage({ id: 'page.copy' }),
    copiedLabel: intl.formatMessage({ id: 'page.copied' }),
  };
  return (
    <Page
      title={title}
      lead={
        <p>
          <FormattedMessage
            id="data.lead"
            defaultMessage="The data of the directory is open: download it, use it in your own product, ask an assistant about it."
          />
        </p>
      }
    >
      <Columns
        aside={
          <>
            <Section
              id="assistants"
              title={intl.formatMessage({ id: 'data.assistants', defaultMessage: 'For assistants' })}
            >
              <Stack gap={3}>
                <p>
                  <FormattedMessage
                    id="data.mcp"
                    defaultMessage="Add this address as a connector (MCP) to your assistant. It then finds carriers for a route, and checks whether a phone number is really theirs. No key is needed."
                  />
                </p>
                <CopyText text={`${pageContext().origin}/mcp`} {...copying} />
              </Stack>
            </Section>
            <Section id="programs" title={intl.formatMessage({ id: 'data.programs', defaultMessage: 'For programs' })}>
              <Cluster gap={3} across={4}>
                <ServerLink href={paths.apiDocumentation()}>REST</ServerLink>
                <ServerLink href="/api/openapi.json">OpenAPI</ServerLink>
                <ServerLink href="/graphql">GraphQL</ServerLink>
                <ServerLink href="/data/datapackage.json">datapackage.json</ServerLink>
              </Cluster>
            </Section>
          </>
        }
      >
        <Section id="files" title={intl.formatMessage({ id: 'data.files', defaultMessage: 'All businesses as files' })}>
          <LoadedPart
            reference={reference}
            failed={intl.formatMessage({ id: 'data.failed', defaultMessage: 'The list of files could not be loaded' })}
            skeleton={<Skeleton lines={4} />}
          >
            <Files reference={reference} />
          </LoadedPart>
          <dl className={css.terms}>
            <dt>
              <FormattedMessage id="data.contentLabel" defaultMessage="Content" />
            </dt>
            <dd>
              <FormattedMessage
                id="data.content"
                defaultMessage="Name, city, services and where, routes, branches with their hours, roles, and the date of each. Without phone numbers, email addresses and descriptions: those are on the page of each business."
              />
            </dd>
            <dt>
              <FormattedMessage id="data.licenseLabel" defaultMessage="License" />
            </dt>
            <dd>
              <FormattedMessage
                id="data.license"
                defaultMessage="<a>CC BY 4.0</a>: use and change the data, also commercially, if you name Rumbo as the source. Places: GeoNames, CC BY 4.0."
                values={{ a: (chunks: ReactNode) => <ServerLink href={LICENSE}>{chunks}</ServerLink> }}
              />
            </dd>
            <dt>
              <FormattedMessage id="data.copiesLabel" defaultMessage="Copies" />
            </dt>
            <dd>
              <FormattedMessage
                id="data.copies"
                defaultMessage="The id of a business never changes. Each file has an ETag: with If-None-Match it is sent again only when it has changed. Remove the ids of removed.jsonl.gz from your copy."
              />
            </dd>
          </dl>
        </Section>
        <Section id="embed" title={intl.formatMessage({ id: 'data.embed', defaultMessage: 'On your own site' })}>
          <Stack gap={3}>
            <p>
              <FormattedMessage
                id="data.embedText"
                defaultMessage="These two lines put the search into any page, for a place (data-f), a service (data-q) or a list of your own (data-collection). No cookies, no tracking."
              />
            </p>
            <CopyText
              text={`<div class="rumbo-search" data-f="Rosario"></div>\n<script async src="${pageContext().origin}/embed.js"></script>`}
              {...copying}
            />
          </Stack>
        </Section>
      </Columns>
    </Page>
  );
}

function Files({ reference }: { reference: PreloadedQuery<dataLoaderQuery> }) {
  const { openData } = usePreloadedQuery<dataLoaderQuery>(dataQuery, reference);
  if (!openData)
    return (
      <p>
        <FormattedMessage
          id="data.none"
          defaultMessage="The files are created for the first time. Come back in a few minutes."
        />
      </p>
    );
  return (
    <Stack gap={3}>
      <p>
        <FormattedMessage
          id="data.date"
          defaultMessage="Created on {date}; renewed every night."
          values={{ date: <FormattedDate value={openData.createdAt} dateStyle="medium" timeZone="UTC" /> }}
        />
      </p>
      <ul className={css.files}>
        {openData.files.map(({ name, path, rows, bytes }) => (
          <li key={name} className={css.file}>
            <div>
              <a href={path} download>
                {name}
              </a>
              <Text note>
                <FormattedMessage
                  id="data.size"
                  defaultMessage="{rows, plural, one {# row} other {# rows}}, {size} KB"
                  values={{ rows, size: <FormattedNumber value={Math.ceil(bytes / 1024)} /> }}
                />
              </Text>
            </div>
            <Icon name="download" />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
