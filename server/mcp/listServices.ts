import * as z from 'zod';
import { tool } from './answer.ts';

interface Data {
  services: {
    totalCount: number;
    nodes: { databaseId: number; name: string; subcategory: { name: string; category: { name: string } } }[];
  };
  alike: { text: string; heading: string | null; service: { databaseId: number } | null }[];
}

const PAGE = 40;

export const listServices = tool<Data>()({
  name: 'list_services',
  title: 'List services',
  description:
    'Lists the services of the directory that match words of their names or synonyms, or all services page by page. search_carriers understands free words in `what`; use this tool to filter by exactly one service, or to describe the available services.',
  input: {
    text: z.string().trim().max(200).optional().describe('Words in any language, such as `hazmat`.'),
    page: z.int().min(1).max(100).default(1),
  },
  output: {
    services: z.array(z.object({ id: z.int(), name: z.string(), heading: z.string() })),
    total: z.int(),
    nextPage: z.int().nullable(),
  },
  operation: `query McpListServices($text: String, $like: String!, $first: Int, $offset: Int) {
    alike: suggestKeywords(text: $like, first: 20) { text heading service { databaseId } }
    services(search: $text, first: $first, offset: $offset) {
      totalCount nodes { databaseId name subcategory { name category { name } } }
    }
  }`,
  variables: ({ text, page }) => ({ text, like: page > 1 ? '' : (text ?? ''), first: PAGE, offset: (page - 1) * PAGE }),
  answer: ({ services: { totalCount, nodes }, alike }, { page }, { publicUrl }) => {
    const named = nodes.map(({ databaseId, name, subcategory }) => ({
      id: databaseId,
      name,
      heading: `${subcategory.category.name}: ${subcategory.name}`,
    }));
    // all synonyms are on the first page, because the total must not differ between pages
    const others = (totalCount > PAGE ? [] : alike).flatMap(({ service, text: name, heading }) =>
      !service || named.some(({ id }) => id === service.databaseId)
        ? []
        : [{ id: service.databaseId, name, heading: heading ?? '' }],
    );
    return {
      source: `${publicUrl}/api/services`,
      services: [...named, ...others],
      total: totalCount + others.length,
      nextPage: page * PAGE < totalCount ? page + 1 : null,
    };
  },
});
