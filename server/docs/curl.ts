import { exampleOf } from './openapi/exampleOf.ts';
import type { Operation } from './openapi/operations.ts';

/** A curl command for the path, with example values. */
export function curl(operation: Operation, publicUrl: string): string {
  const { method, takes, access, scope } = operation;
  const first = `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(publicUrl + target(operation))}`;
  const lines = [first];
  if (access !== 'anyone')
    lines.push(scope ? `-H ${quoted('Authorization: Bearer rumbo_…')}` : `-b ${quoted('session=…')}`);
  if (takes?.type === 'application/json')
    lines.push(
      `-H ${quoted('Content-Type: application/json')}`,
      `-d ${quoted(JSON.stringify(exampleOf(takes.schema)))}`,
    );
  if (takes?.type === 'multipart/form-data')
    for (const [name, value] of Object.entries(exampleOf(takes.schema) as object))
      lines.push(`-F ${quoted(isFile(operation, name) ? `${name}=@${name}` : `${name}=${value}`)}`);
  return lines.join(' \\\n  ');
}

function target({ path, pathParameters, query }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(pathParameters[name]!)));
  const shown = Object.entries(query).filter(([, schema]) => schema.examples && schema.format === undefined);
  const search = new URLSearchParams(shown.map(([name, schema]) => [name, String(exampleOf(schema))]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function isFile({ takes }: Operation, name: string): boolean {
  return takes?.schema.properties?.[name]?.format === 'binary';
}

/** Quotes text for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
