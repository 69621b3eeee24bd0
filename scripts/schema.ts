// Writes schema.graphql from the code.
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#server/app/schema.ts';

export const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (import.meta.main) writeFileSync('schema.graphql', printed);
