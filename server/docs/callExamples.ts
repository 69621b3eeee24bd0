import type { CallExamples } from '#shared/apiDescription.ts';

/** A request for which example calls are generated. */
interface ExampleCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  json?: unknown;
  /** The fields of a multipart form: each is a value, or the name of a file. */
  form?: Record<string, { value: string } | { file: string }>;
  hasResponse: boolean;
}

/** Writes the request as calls in three languages. */
export function writeExamples(call: ExampleCall): CallExamples {
  return { curl: curl(call), typescript: typescript(call), python: python(call) };
}

function curl({ method, url, headers, json, form = {} }: ExampleCall): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${shellText(url)}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${shellText(`${name}: ${value}`)}`);
  if (json !== undefined)
    lines.push(`-H ${shellText('Content-Type: application/json')}`, `-d ${shellText(JSON.stringify(json))}`);
  for (const [name, part] of Object.entries(form))
    lines.push(`-F ${shellText(`${name}=${'file' in part ? `@${part.file}` : part.value}`)}`);
  return lines.join(' \\\n  ');
}

function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function typescript({ method, url, headers, json, form, hasResponse }: ExampleCall): string {
  const sent = { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) };
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(sent).length > 0 ? [`  headers: ${JSON.stringify(sent)},`] : []),
    ...(json !== undefined ? [`  body: JSON.stringify(${JSON.stringify(json)}),`] : []),
    ...(form ? ['  body: form,'] : []),
  ];
  const parts = Object.entries(form ?? {}).map(([name, part]) =>
    'file' in part
      ? `form.set('${name}', await openAsBlob('${part.file}'), '${part.file}');`
      : `form.set('${name}', ${JSON.stringify(part.value)});`,
  );
  const readsFile = Object.values(form ?? {}).some((part) => 'file' in part);
  return [
    ...(readsFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(form ? ['const form = new FormData();', ...parts] : []),
    options.length > 0
      ? `const response = await fetch('${url}', {\n${options.join('\n')}\n});`
      : `const response = await fetch('${url}');`,
    'if (!response.ok) throw new Error(await response.text());',
    ...(hasResponse ? ['console.log(await response.json());'] : []),
  ].join('\n');
}

function python({ method, url, headers, json, form, hasResponse }: ExampleCall): string {
  const parts = Object.entries(form ?? {});
  const values = parts.flatMap(([name, part]) => ('file' in part ? [] : [[name, part.value] as const]));
  const files = parts.flatMap(([name, part]) =>
    'file' in part ? [`${pythonText(name)}: open(${pythonText(part.file)}, "rb")`] : [],
  );
  const options = [
    ...(Object.keys(headers).length > 0 ? [`    headers=${pythonValue(headers)},`] : []),
    ...(json !== undefined ? [`    json=${pythonValue(json)},`] : []),
    ...(values.length > 0 ? [`    data=${pythonValue(Object.fromEntries(values))},`] : []),
    ...(files.length > 0 ? [`    files={${files.join(', ')}},`] : []),
    '    timeout=30,',
  ];
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n    ${pythonText(url)},\n${options.join('\n')}\n)`,
    'response.raise_for_status()',
    ...(hasResponse ? ['print(response.json())'] : []),
  ].join('\n');
}

function pythonText(text: string): string {
  return JSON.stringify(text);
}

function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, one]) => `${pythonText(name)}: ${pythonValue(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}
