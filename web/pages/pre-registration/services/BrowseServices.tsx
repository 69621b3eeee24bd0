import { useEffect, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BrowseServicesQuery } from '#web/__generated__/BrowseServicesQuery.graphql.ts';
import type { Choice } from '#web/forms/Selector.tsx';
import { graphql } from '#web/relay/graphql.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './MoreServices.module.css';

interface BrowseServicesProps {
  isOffered: (serviceId: string) => boolean;
  onToggle: (service: Choice, isChosen: boolean) => void;
}

type Category = [name: string, services: Choice[]];

/** All services by category, as buttons that add or remove them. Nothing if the services could not be loaded. */
export function BrowseServices({ isOffered, onToggle }: BrowseServicesProps) {
  const { locale } = useIntl();
  const [categories, setCategories] = useState<readonly Category[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of services are in the language of the page
  useEffect(() => {
    const controller = new AbortController();
    loadCategories(controller.signal).then(setCategories, () => {});
    return () => controller.abort();
  }, [locale]);
  if (categories.length === 0) return null;
  return (
    <div className={css.browse}>
      <Text note>
        <FormattedMessage id="preRegistration.browse" defaultMessage="Or browse by category:" />
      </Text>
      {categories.map(([name, services]) => (
        <div key={name} className={css.category}>
          <Expandable summary={name}>
            <div className={css.services}>
              {services.map((service) => (
                <ToggleButton
                  key={service.id}
                  className={css.service}
                  isSelected={isOffered(service.id!)}
                  onChange={(isChosen) => onToggle(service, isChosen)}
                >
                  {service.text}
                </ToggleButton>
              ))}
            </div>
          </Expandable>
        </div>
      ))}
    </div>
  );
}

async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  const { services } = await suggest<BrowseServicesQuery>(
    graphql`
      query BrowseServicesQuery {
        services(first: 500) {
          edges {
            node {
              databaseId
              name
              subcategory {
                category {
                  name
                }
              }
            }
          }
        }
      }
    `,
    {},
    signal,
  );
  const categories = new Map<string, Choice[]>();
  for (const { node } of services.edges) {
    const { name } = node.subcategory.category;
    const own = categories.get(name) ?? [];
    own.push({ id: String(node.databaseId), text: node.name });
    categories.set(name, own);
  }
  return [...categories];
}
