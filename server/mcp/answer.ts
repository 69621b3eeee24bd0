import { type DocumentNode, parse } from 'graphql';
import * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import { runOperation } from '#server/graphql/runOperation.ts';
import { LANGUAGES } from '#shared/language.ts';

/** The maximum size in bytes of a response as JSON text. A model's context would lose a longer response. */
export const MOST_BYTES = 4_096;

export type Answer = Record<string, unknown>;

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  run: (input: never, context: Context) => Promise<Answer>;
}

interface Definition<Input extends z.ZodRawShape, Data> extends Omit<Tool, 'input' | 'output' | 'run'> {
  input: Input;
  output: z.ZodRawShape;
  /** The stored GraphQL operation that the tool executes: tools have no separate rules. */
  operation: string;
  variables: (input: z.infer<z.ZodObject<Input>>) => Record<string, unknown>;
  answer: (data: Data, input: z.infer<z.ZodObject<Input>>, context: Context) => Answer;
}

/** The numbers of rows that `fitted` omitted, by list. */
const leftOut = z
  .record(z.string(), z.int())
  .optional()
  .describe('The number of rows omitted at the end of each list because the answer would be too long.');

export const textInput = (description: string) => z.string().trim().max(200).optional().describe(description);

const language = z
  .enum(LANGUAGES)
  .optional()
  .describe('The language of names and messages in the answer. By default that of Accept-Language, otherwise English.');

/** Defines a tool. `Data` is the type of the operation's data. */
export function tool<Data>() {
  return <Input extends z.ZodRawShape>(definition: Definition<Input, Data>): Tool => {
    const { input, output, operation, variables, answer, ...about } = definition;
    const document: DocumentNode = parse(operation, { noLocation: true });
    return {
      ...about,
      input: z.strictObject({ ...input, language }),
      output: z.object({
        ...output,
        retrievedAt: z.iso.datetime().describe('The time of this answer.'),
        source: z.url().describe('The URL of the same content, on a page for people if the site has one.'),
        leftOut,
      }),
      run: async (given: never, context) => {
        const data = await runOperation({ document, variables: variables(given) }, context);
        return fitted({ ...answer(data as Data, given, context), retrievedAt: new Date().toISOString() });
      },
    };
  };
}

/**
 * Removes the last rows of the longest list until the response is small enough, and counts the omitted rows of each
 * list.
 */
function fitted(answer: Answer): Answer {
  const lists = Object.entries(answer).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const leftOut: Record<string, number> = {};
  const whole = () => (Object.keys(leftOut).length > 0 ? { ...answer, leftOut } : answer);
  while (Buffer.byteLength(JSON.stringify(whole())) > MOST_BYTES) {
    const [name, longest] = lists.reduce((one, other) => (sizeOf(other[1]) > sizeOf(one[1]) ? other : one));
    if (longest.length === 0) break;
    longest.pop();
    leftOut[name] = (leftOut[name] ?? 0) + 1;
  }
  return whole();
}

const sizeOf = (list: unknown[]) => (list.length === 0 ? 0 : JSON.stringify(list).length);
