import { defineMessages, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Completeness_provider$key } from '#web/__generated__/Completeness_provider.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import css from './DashboardPage.module.css';

const messages = defineMessages({
  image: { id: 'completeness.image', defaultMessage: 'Add an image' },
  website: { id: 'completeness.website', defaultMessage: 'Add your website' },
  description: { id: 'completeness.description', defaultMessage: 'Say more about what you do' },
  services: { id: 'completeness.services', defaultMessage: 'Add your other services and places' },
  taxNumber: { id: 'completeness.taxNumber', defaultMessage: 'Add your tax number' },
});

/** The minimum length of a useful description. */
const fewCharacters = 120;

/** The completeness of a business's page, and the missing parts; nothing if the page is complete. */
export function Completeness({ provider }: { provider: Completeness_provider$key }) {
  const intl = useIntl();
  const { databaseId, ownership } = useFragment(
    graphql`
      fragment Completeness_provider on Provider {
        databaseId
        ownership @required(action: THROW) {
          draft {
            websiteUrl
            description
            taxNumber
            image {
              __typename
            }
            providerServices {
              databaseId
            }
          }
        }
      }
    `,
    provider,
  );
  const { draft } = ownership;
  const has = {
    image: Boolean(draft.image),
    description: draft.description.length >= fewCharacters,
    services: draft.providerServices.length > 1,
    website: Boolean(draft.websiteUrl),
    taxNumber: Boolean(draft.taxNumber),
  };
  const names = Object.keys(has) as (keyof typeof has)[];
  const missing = names.filter((name) => !has[name]);
  if (missing.length === 0) return null;
  // name and contacts are always present
  const part = (names.length - missing.length + 2) / (names.length + 2);
  const label = intl.formatMessage(
    { id: 'completeness.label', defaultMessage: '{part, number, percent} complete' },
    { part },
  );
  return (
    <div className={css.missing}>
      <p>{label}</p>
      <ProgressBar aria-label={label} value={part} />
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <Link href={paths.business(databaseId)}>{intl.formatMessage(messages[name])}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
