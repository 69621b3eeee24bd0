import type { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { PROVIDER_TEXTS, type ProviderText, type TextRule } from '#shared/providerForm.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
/** The functions that turn a column into a field, by kind of object. */
interface OutputFields<Ref> {
  field: (options: never) => Ref;
}

const scalarOf = (name: string) => (name === 'websiteUrl' ? 'URL' : 'String');

/** The input fields for the texts of a form, with their limits. */
export function textInputs<Name extends string>(t: InputFields, rules: Record<Name, TextRule>) {
  const one = (name: string, { about, max, required }: TextRule) =>
    t.field({
      type: scalarOf(name),
      required: Boolean(required),
      description: `${about} Up to ${max.toLocaleString('en')} characters${required ? '' : '; null: there is none'}.`,
    });
  return Object.fromEntries(Object.entries<TextRule>(rules).map(([name, rule]) => [name, one(name, rule)])) as Record<
    Name,
    ReturnType<typeof one>
  >;
}

/** The fields for the texts of a provider's row, as `read` returns them. */
export function textFields<Ref, Row extends object>(
  t: OutputFields<Ref>,
  names: readonly ProviderText[],
  read: (row: Row, name: ProviderText, context: Context) => unknown = (row, name) => (row as never)[name],
): Record<ProviderText, Ref> {
  const one = (name: ProviderText) => {
    const { about, blank } = PROVIDER_TEXTS[name];
    const options = {
      type: scalarOf(name),
      nullable: blank === null,
      description: blank === null ? `${about} Null when there is none.` : about,
      resolve: (row: Row, _: unknown, context: Context) => read(row, name, context),
    };
    return [name, t.field(options as never)];
  };
  return Object.fromEntries(names.map(one)) as Record<ProviderText, Ref>;
}
