import { Fragment, type ReactNode } from 'react';
import type { JsonSchema } from '#shared/jsonSchema.ts';
import { Prose } from './Prose.tsx';

/** A type in a few words; a shared type links to its section. */
export function TypeName({ schema }: { schema: JsonSchema }) {
  const { title, type, anyOf, items, enum: values, format } = schema;
  if (title !== undefined) return <a href={`#schema-${title}`}>{title}</a>;
  if (anyOf) return joined(anyOf, ' or ', (part) => <TypeName schema={part} />);
  if (values) return joined(values, ' | ', (value) => <code>{JSON.stringify(value)}</code>);
  if (items)
    return (
      <>
        list of <TypeName schema={items} />
        {isNullable(schema) && ' or null'}
      </>
    );
  const names = typeof type === 'string' ? [type] : (type ?? []);
  return names.map((name) => (name === 'string' && format ? format : name)).join(' or ');
}

function joined<Item>(items: Item[], separator: string, draw: (item: Item) => ReactNode) {
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once
    <Fragment key={at}>
      {at > 0 && separator}
      {draw(item)}
    </Fragment>
  ));
}

function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null');
}

/**
 * The fields of an object, or of the objects in a list; nothing for other types and for shared ones, which have a
 * section.
 */
export function Fields({ schema: { title, items, anyOf, ...schema } }: { schema: JsonSchema }): ReactNode {
  if (title !== undefined) return null;
  const inner = anyOf?.[0] ?? items;
  return inner ? <Fields schema={inner} /> : <OwnFields schema={schema} />;
}

/** The fields of an object, shared or not. */
export function OwnFields({ schema: { properties, required = [] } }: { schema: JsonSchema }) {
  if (!properties) return null;
  return <Definitions schemas={properties} note={(name) => (required.includes(name) ? null : 'optional')} />;
}

interface DefinitionsProps {
  schemas: Record<string, JsonSchema>;
  note: (name: string) => string | null;
}

/** Names with their types and descriptions. */
export function Definitions({ schemas, note }: DefinitionsProps) {
  return (
    <dl>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>{' '}
            <span className="soft">
              <TypeName schema={schema} />
              {note(name) && `, ${note(name)}`}
            </span>
          </dt>
          <dd>
            {schema.description && <Prose text={schema.description} />}
            {bounds(schema)}
            <Fields schema={schema} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function bounds({ minimum, maximum, maxLength, default: fallback, format }: JsonSchema): string {
  const isId = minimum === 1 && maximum === 2 ** 31 - 1;
  const said = [
    minimum !== undefined && maximum !== undefined && !isId && `From ${minimum} to ${maximum.toLocaleString('en')}.`,
    maxLength !== undefined && format !== 'binary' && `At most ${maxLength.toLocaleString('en')} characters.`,
    fallback !== undefined && `Default: ${fallback}.`,
  ].filter(Boolean);
  return said.length > 0 ? ` ${said.join(' ')}` : '';
}
