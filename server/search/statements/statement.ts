import type { Queryable } from '#server/platform/db.ts';

/** The type of each parameter of the statements of search. */
const TYPES = {
  // words
  words_1: 'tsquery',
  words_2: 'tsquery',
  words_3: 'tsquery',
  words_4: 'tsquery',
  ranking: 'tsquery',
  offered: 'tsquery',
  all_needs: 'tsquery',
  name: 'tsquery',
  exact: 'int[]',
  services: 'int[]',
  narrowed_1: 'int[]',
  narrowed_2: 'int[]',
  // where
  ring: 'int[]',
  place: 'int[]',
  id: 'int',
  latitude: 'float8',
  longitude: 'float8',
  served_by: 'int[]',
  within_km: 'float8',
  cells: 'int[]',
  south: 'float8',
  west: 'float8',
  north: 'float8',
  east: 'float8',
  // the ends of a route
  near: 'int[]',
  region: 'int',
  outer: 'int',
  areas: 'int[]',
  offers: 'int[]',
  // the page
  block_start: 'float8',
  block_start_id: 'int',
  newer: 'int',
  score: 'float8',
  provider_id: 'int',
  size: 'int',
  // counts
  enough: 'int',
  matching: 'int[]',
  selected: 'text[]',
} as const;

type Named = keyof typeof TYPES;
/** A parameter, or the same parameter for the second place or for an end of a route. */
type Parameter = Named | `${'second' | 'start' | 'goal'}_${Named}`;
const typeOf = (parameter: Parameter) => TYPES[parameter.replace(/^(?:second|start|goal)_/, '') as Named];
export type Values = Partial<Record<Parameter, unknown>>;

interface Numbered {
  text: string;
  parameters: Parameter[];
}

const numbered = new Map<string, Numbered>();

/** The SQL with `$1::int` for `$name`, and the parameters in that order. */
function number(text: string): Numbered {
  const parameters: Parameter[] = [];
  const position = (parameter: Parameter) => {
    if (!typeOf(parameter)) throw new Error(`unknown parameter ${parameter}`);
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return parameters.indexOf(parameter) + 1;
  };
  return {
    text: text.replace(/\$([a-z]\w*)/g, (_, name: Parameter) => `$${position(name)}::${typeOf(name)}`),
    parameters,
  };
}

/**
 * The rows of a statement, whose SQL has `$parameter` by name. The SQL is built once for each name of a prepared
 * statement, which each connection plans once.
 */
export async function run<Row extends object>(
  pool: Queryable,
  name: string,
  text: () => string,
  values: Values,
): Promise<Row[]> {
  let statement = numbered.get(name);
  if (!statement) {
    statement = number(text());
    numbered.set(name, statement);
  }
  const { rows } = await pool.query<Row>({
    name,
    text: statement.text,
    values: statement.parameters.map((parameter) => values[parameter] ?? null),
  });
  return rows;
}
