import * as z from 'zod';
import { tool } from './answer.ts';

interface Data {
  services: {
    totalCount: number;
    nodes: { databaseId: number; name: string; subcategory: { name: string; category: { name: string } } }[];
  };
}

const PAGE = 40;

export const listServices = tool<Data>()({
  name: 'list_services',
  title: 'List services',
  description:
    'The services of the directory, by words of their name, or page by page when words of the name are not known. search_carriers understands free words in `what`; use this to filter by exactly one service, or to say what there is.',
  input: {
    text: z.string().trim().max(200).optional().describe('Words of the name, in any language.'),
    page: z.int().min(1).max(100).default(1),
  },
  output: {
    services: z.array(z.object({ id: z.int(), name: z.string(), heading: z.string() })),
    total: z.int(),
    nextPage: z.int().nullable(),
  },
  operation: `query McpListServices($text: String, $first: Int, $offset: Int) {
    services(search: $text, first: $first, offset: $offset) {
      totalCount nodes { databaseId name subcategory { name category { name } } }
    }
  }`,
  variables: ({ text, page }) => ({ text, first: PAGE, offset: (page - 1) * PAGE }),
  answer: ({ services: { totalCount, nodes } }, { page }, { publicUrl }) => ({
    source: `${publicUrl}/api/services`,
    services: nodes.map(({ databaseId, name, subcategory }) => ({
      id: databaseId,
      name,
      heading: `${subcategory.category.name}: ${subcategory.name}`,
    })),
    total: totalCount,
    nextPage: page * PAGE < totalCount ? page + 1 : null,
  }),
});
