import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './sourceFiles.ts';

/** A regular expression in a file. */
export interface Found {
  /** The file and the line of the expression. */
  at: string;
  expression: RegExp;
}

type Argument = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['NewExpression']>
>[0]['arguments'][number];

/** Placeholder for a part of an expression that is only known at run time. */
const ANY_WORD = 'ab';

/** All regular expressions of a file. Throws when one is built in a way that this parser cannot read. */
export function regularExpressions({ path, text }: Pick<SourceFile, 'path' | 'text'>): Found[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: Found[] = [];
  const add = (start: number, source: string, flags: string) =>
    found.push({ at: `${path}:${text.slice(0, start).split('\n').length}`, expression: new RegExp(source, flags) });
  const addCall = (call: { callee: object; arguments: Argument[]; start: number }) => {
    if (!('name' in call.callee) || call.callee.name !== 'RegExp') return;
    const [source, flags] = call.arguments.map(constant);
    if (source === undefined) throw new Error(`${path}: the argument of RegExp is neither a text nor a template`);
    add(call.start, source, flags ?? '');
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return found;
}

function constant(argument: Argument): string | undefined {
  if (argument.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.cooked).join(ANY_WORD);
  return argument.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}
