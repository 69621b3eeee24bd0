import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLString,
  getNullableType,
  isListType,
} from 'graphql';

/** The directive `@cost`, which shows the prices of `price.ts` in the schema. */
export const costDirective = new GraphQLDirective({
  name: 'cost',
  description:
    'The cost of a field, which counts towards `extensions.cost.complexity`: `points`, plus for each row ' +
    '`perRow` and the cost of the selected fields. Without the directive a field costs 1, and the selected ' +
    'fields of a list count ten times.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    points: { type: GraphQLInt, defaultValue: 1, description: 'The cost of the field itself.' },
    perRow: {
      type: GraphQLInt,
      defaultValue: 0,
      description: 'The cost of a row, in addition to its selected fields.',
    },
    rows: { type: GraphQLInt, description: 'The number of rows that are charged if `argument` is not sent.' },
    argument: { type: GraphQLString, description: 'The argument with the number of rows or with the list of rows.' },
    extra: { type: GraphQLInt, description: 'A cost that is also charged, but not included in `extensions.cost`.' },
  },
});

/** The number of rows that the builder's default assumes for lists. */
const ROWS_OF_LISTS = 10;

interface Price {
  field?: number;
  multiplier?: number;
}
type Pricing = number | Price | ((args: object) => Price | number);

/** By the name of an argument, a function that creates arguments for a number of rows. */
const ASKING: Record<string, (rows: number) => object> = {
  first: (first) => ({ first }),
  maxResults: (maxResults) => ({ maxResults }),
  ids: (rows) => ({ ids: Array(rows).fill('1') }),
  'from.ids': (rows) => ({ from: { ids: Array(rows).fill('1') } }),
  'input.providers': (rows) => ({ input: { providers: Array(rows).fill({}) } }),
  'input.decisionIds': (rows) => ({ input: { decisionIds: Array(rows).fill('1') } }),
};

/** The arguments of the directive. Null or empty for a field with the usual cost. */
export function costOfField({
  args,
  extensions,
  type,
}: GraphQLField<unknown, unknown>): Record<string, unknown> | null {
  const pricing = extensions.complexity as Pricing | undefined;
  const { extraCost: extra } = extensions as { extraCost?: number };
  if (pricing === undefined) return extra === undefined ? null : { extra };
  if (typeof pricing !== 'function') {
    const { rows, ...price } = points(asPrice(pricing));
    const usual = isListType(getNullableType(type)) ? ROWS_OF_LISTS : 1;
    return { ...price, ...(rows !== usual && { rows }), extra };
  }
  const [argument, asking] = Object.entries(ASKING).find(([name]) => {
    const [first] = name.split('.');
    return args.some((arg) => arg.name === first) && grows(pricing, ASKING[name]!);
  })!;
  const [two, three] = [2, 3].map((rows) => asPrice(pricing(asking(rows)))) as [Price, Price];
  const perRow = three.field! - two.field!;
  const usual = argument.includes('.') || argument === 'ids' ? undefined : asPrice(pricing({})).multiplier;
  return { ...points({ field: two.field! - 2 * perRow }), ...(perRow && { perRow }), rows: usual, argument };
}

const asPrice = (price: Price | number): Price => (typeof price === 'number' ? { field: price } : price);

const points = ({ field = 1, multiplier }: Price) => ({ ...(field !== 1 && { points: field }), rows: multiplier });

function grows(pricing: (args: object) => Price | number, asking: (rows: number) => object): boolean {
  try {
    return asPrice(pricing(asking(3))).multiplier !== asPrice(pricing(asking(2))).multiplier;
  } catch {
    return false;
  }
}
