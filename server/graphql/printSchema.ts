import { type GraphQLFieldMap, type GraphQLSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { accessOf } from './accessDirective.ts';
import { costOfField } from './cost.ts';

/** The schema as a sorted document with who may read what, and its costs; graphql-js does not print custom directives. */
export function printWithDirectives(schema: GraphQLSchema): string {
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

function written(directive: string, args: Record<string, unknown> | null): string {
  const known = Object.entries(args ?? {}).filter(([, value]) => value !== undefined);
  if (known.length === 0) return '';
  return ` @${directive}(${known.map(([arg, value]) => `${arg}: ${JSON.stringify(value)}`).join(', ')})`;
}
