import {
  astFromValue,
  type GraphQLFieldMap,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  print,
  printSchema,
} from 'graphql';
import { accessOf } from './accessDirective.ts';
import { costOfField } from './cost.ts';

/**
 * Prints the schema as a sorted document with the directives `@access` and `@cost`; graphql-js does not print custom
 * directives.
 */
export function printWithDirectives(schema: GraphQLSchema): string {
  const written = (name: string, values: Record<string, unknown> | null) => {
    const args = schema.getDirective(name)!.args.flatMap((arg) => {
      const value = values?.[arg.name];
      return value === undefined ? [] : [`${arg.name}: ${print(astFromValue(value, arg.type)!)}`];
    });
    return args.length > 0 ? ` @${name}(${args.join(', ')})` : '';
  };
  let fields: GraphQLFieldMap<unknown, unknown> = {};
  let name = '';
  let isText = false;
  const lines = printSchema(lexicographicSortSchema(schema))
    .split('\n')
    .map((line) => {
      if (line.trim() === '"""') isText = !isText;
      if (isText) return line;
      const type = schema.getType(line.endsWith(' {') ? line.split(' ')[1]! : '');
      if (type) {
        fields = isObjectType(type) ? type.getFields() : {};
        return isObjectType(type) ? line.replace(/ \{$/, `${written('access', accessOf(type))} {`) : line;
      }
      name = line.match(/^ {2}(\w+)[(:]/)?.[1] ?? name;
      const field = /^ {2}(\w+|\)): /.test(line) ? fields[name] : undefined;
      return field ? line + written('access', accessOf(field)) + written('cost', costOfField(field)) : line;
    });
  return `${lines.join('\n')}\n`;
}
