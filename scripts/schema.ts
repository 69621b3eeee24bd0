// Writes schema.graphql from the code; with `release` also the schema that later ones are compared with.
import { writeFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';
import { schema } from '#server/app/schema.ts';
import { printWithDirectives } from '#server/graphql/printSchema.ts';

export const printed = printWithDirectives(schema);

/** Removes descriptions, on which no client depends. */
const undescribed = (text: string) =>
  print(
    visit(parse(text, { noLocation: true }), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );

if (import.meta.main) {
  writeFileSync('schema.graphql', printed);
  if (process.argv[2] === 'release') writeFileSync('tests/contract/released.graphql', `${undescribed(printed)}\n`);
}
