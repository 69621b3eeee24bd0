import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { oneLine } from '#shared/oneLine.ts';
import type { DirectoryHead_page$key } from '#web/__generated__/DirectoryHead_page.graphql.ts';
import { pageContext } from '#web/pageContext.ts';

interface DirectoryHeadProps {
  page: DirectoryHead_page$key;
  heading: string;
  /** The place, in a form for the end of a text. */
  where: string;
  /** Whether this is the first page of the providers. */
  isFirst: boolean;
}

/** The head of a directory page. */
export function DirectoryHead({ page: key, heading, where, isFirst }: DirectoryHeadProps) {
  const intl = useIntl();
  const { serviceName, isIndexed, breadcrumb, providers, ...page } = useFragment(
    graphql`
      fragment DirectoryHead_page on DirectoryPage @argumentDefinitions(after: { type: "String" }) {
        serviceName
        count
        isIndexed
        path
        alternates {
          language
          path
        }
        breadcrumb {
          name
          path
        }
        providers(first: 25, after: $after) {
          edges {
            node {
              path
              businessName
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <ListHead
      {...page}
      heading={heading}
      description={intl.formatMessage(
        {
          id: 'directory.description',
          defaultMessage:
            '{service} {where}: {count, plural, one {# provider} other {# providers}} reviewed by our team, with phone, WhatsApp and email. Contact them directly.',
          description: 'For search engines; where is results.where',
        },
        { service: serviceName, where, count: page.count },
      )}
      isIndexed={isIndexed && isFirst}
      image={`/social/directory${page.path}.png`}
      crumbs={breadcrumb}
      providers={providers.edges.map(({ node }) => node)}
    />
  );
}

interface Named {
  readonly name: string;
  readonly path: string;
}

interface ListHeadProps {
  heading: string;
  description: string;
  count: number;
  isIndexed: boolean;
  path: string;
  image: string;
  alternates: readonly { readonly language: string; readonly path: string }[];
  crumbs: readonly Named[];
  providers: readonly { readonly path: string; readonly businessName: string }[];
}

/**
 * The title and metadata of a list of providers, for browser tabs and search engines. React moves them into the head.
 */
export function ListHead({ heading, description, count, isIndexed, path, image, alternates, ...list }: ListHeadProps) {
  const { origin } = pageContext();
  const item = (position: number, name: string, to: string) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: origin + to,
  });
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Rumbo', path: '/' }, ...list.crumbs].map((crumb, position) =>
          item(position, crumb.name, crumb.path),
        ),
      },
      {
        '@type': 'ItemList',
        name: heading,
        numberOfItems: count,
        itemListElement: list.providers.map((node, position) => ({
          '@type': 'ListItem',
          position: position + 1,
          url: origin + node.path,
          name: node.businessName,
        })),
      },
    ],
  };
  const english = alternates.find(({ language }) => language === 'en');
  return (
    <>
      <title>{oneLine(`${heading} · Rumbo`)}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + path} />
      <meta property="og:site_name" content="Rumbo" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={oneLine(heading)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + image} />
      <meta name="twitter:card" content="summary_large_image" />
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={origin + alternate.path} />
      ))}
      {english && <link rel="alternate" hrefLang="x-default" href={origin + english.path} />}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` cannot close the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
