// Writes schema.graphql from the code.
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { schema } from '../server/graphql/schema.ts';

export const printed = `${printSchema(schema)}\n`;

if (import.meta.main) writeFileSync('schema.graphql', printed);
