import type { SubcategorySelectorQuery } from '../__generated__/SubcategorySelectorQuery.graphql.ts';
import { graphql } from '../relay/graphql.ts';
import { suggest } from '../relay/suggest.ts';
import { Selector, type SelectorProps } from './Selector.tsx';

/** Chooses one of the subcategories of services, by its database id. */
export function SubcategorySelector(props: SelectorProps) {
  return <Selector {...props} icon="tag" load={loadSubcategories} />;
}

async function loadSubcategories(search: string, signal: AbortSignal) {
  const { serviceSubcategories } = await suggest<SubcategorySelectorQuery>(
    graphql`
      query SubcategorySelectorQuery($search: String!) {
        serviceSubcategories(search: $search) {
          databaseId
          name
          category {
            name
          }
        }
      }
    `,
    { search },
    signal,
  );
  return serviceSubcategories.map(({ databaseId, name, category }) => ({
    id: String(databaseId),
    label: name,
    detail: category.name,
  }));
}
