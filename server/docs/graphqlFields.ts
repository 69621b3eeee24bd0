import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import { html } from 'hono/html';
import type { Html } from '#server/pages/page.ts';
import { prose } from './prose.ts';

/** A type in GraphQL notation, linked to its section. */
export function typeLink(type: GraphQLType): Html {
  const named = getNamedType(type);
  if (isSpecifiedScalarType(named)) return html`${String(type)}`;
  const [before, after] = String(type).split(named.name) as [string, string];
  return html`${before}<a href="#${named.name}">${named.name}</a>${after}`;
}

/** Fields with their arguments, types and descriptions. `prefix` is the prefix of their anchors. */
export function fieldList(fields: readonly GraphQLField<unknown, unknown>[], prefix: string): Html {
  return html`<dl>${fields.map(
    (field) => html`<dt id="${prefix}-${field.name}"><code>${field.name}: ${typeLink(field.type)}</code></dt>
<dd>${said(field)}${field.args.length > 0 && inputList(field.args)}</dd>`,
  )}</dl>`;
}

/** Arguments, or the fields of an input. */
export function inputList(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): Html {
  return html`<dl>${inputs.map(
    (input) =>
      html`<dt><code>${input.name}: ${typeLink(input.type)}${fallback(input)}</code></dt><dd>${said(input)}</dd>`,
  )}</dl>`;
}

/** A description, with the deprecation if there is one. */
export function said({
  description,
  deprecationReason,
}: {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}): Html {
  return html`${description && prose(description)}${deprecationReason != null && html` <strong>Deprecated: ${deprecationReason}</strong>`}`;
}

function fallback({ default: given, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  if (given?.literal) return ` = ${print(given.literal)}`;
  const value = given?.value ?? defaultValue;
  return value === undefined ? '' : ` = ${JSON.stringify(value)}`;
}
