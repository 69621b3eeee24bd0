import { html } from 'hono/html';
import type { Html } from '#server/pages/page.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { prose } from './frame.ts';

/** A type in a few words; a shared one links to its section. */
export function typeName(schema: JsonSchema): Html {
  const { title, type, anyOf, items, enum: values, format } = schema;
  if (title !== undefined) return html`<a href="#schema-${title}">${title}</a>`;
  if (anyOf) return html`${anyOf.map((part, at) => html`${at > 0 ? ' or ' : ''}${typeName(part)}`)}`;
  if (values)
    return html`${values.map((value, at) => html`${at > 0 ? ' | ' : ''}<code>${JSON.stringify(value)}</code>`)}`;
  if (items) return html`list of ${typeName(items)}${isNullable(schema) && ' or null'}`;
  const names = typeof type === 'string' ? [type] : (type ?? []);
  return html`${names.map((name) => (name === 'string' && format ? format : name)).join(' or ')}`;
}

function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null');
}

/**
 * The fields of an object, or of the objects in a list; null for other types and for shared ones, which have a section.
 */
export function fieldsOf(schema: JsonSchema): Html | null {
  const { title, items, anyOf } = schema;
  if (title !== undefined) return null;
  if (anyOf) return fieldsOf(anyOf[0]!);
  return items ? fieldsOf(items) : ownFields(schema);
}

/** The fields of an object, shared or not. */
export function ownFields({ properties, required = [] }: JsonSchema): Html | null {
  if (!properties) return null;
  return definitions(properties, (name) => (required.includes(name) ? null : 'optional'));
}

/** Names with their types and descriptions. */
export function definitions(schemas: Record<string, JsonSchema>, note: (name: string) => string | null): Html {
  return html`<dl>${Object.entries(schemas).map(
    ([
      name,
      schema,
    ]) => html`<dt><code>${name}</code> <span class="soft">${typeName(schema)}${note(name) && `, ${note(name)}`}</span></dt>
<dd>${schema.description && prose(schema.description)}${bounds(schema)}${fieldsOf(schema)}</dd>`,
  )}</dl>`;
}

function bounds({ minimum, maximum, maxLength, default: fallback, format }: JsonSchema): string {
  const isId = minimum === 1 && maximum === 2 ** 31 - 1;
  const said = [
    minimum !== undefined && maximum !== undefined && !isId && `From ${minimum} to ${maximum.toLocaleString('en')}.`,
    maxLength !== undefined && format !== 'binary' && `At most ${maxLength.toLocaleString('en')} characters.`,
    fallback !== undefined && `Without it ${fallback}.`,
  ].filter(Boolean);
  return said.length > 0 ? ` ${said.join(' ')}` : '';
}
