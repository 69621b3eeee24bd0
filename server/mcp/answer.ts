import { type DocumentNode, parse } from 'graphql';
import * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import { runOperation } from '#server/graphql/runOperation.ts';
import { LANGUAGES } from '#shared/language.ts';

/** The maximum size of a response as JSON text: more would be lost in a model's context. */
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
  /** A stored operation: tools have no separate rules. */
  operation: string;
  variables: (input: z.infer<z.ZodObject<Input>>) => Record<string, unknown>;
  answer: (data: Data, input: z.infer<z.ZodObject<Input>>, context: Context) => Answer;
}

/** For lists that were truncated: see `fitted`. */
const leftOut = z
  .record(z.string(), z.int())
  .optional()
  .describe('How many rows at the end of a list were left out because the answer would be too long.');

export const textInput = (description: string) => z.string().trim().max(200).optional().describe(description);

const language = z
  .enum(LANGUAGES)
  .optional()
  .describe('The language of names and messages in the answer. Default: Accept-Language, else English.');

/** `Data` is the data of the operation. */
export function tool<Data>() {
  return <Input extends z.ZodRawShape>(definition: Definition<Input, Data>): Tool => {
    const { input, output, operation, variables, answer, ...about } = definition;
    const document: DocumentNode = parse(operation, { noLocation: true });
    return {
      ...about,
      input: z.strictObject({ ...input, language }),
      output: z.object({
        ...output,
        retrievedAt: z.iso.datetime().describe('When this answer was made.'),
        source: z.url().describe('Where the same is found, for people where the site has a page for it.'),
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
