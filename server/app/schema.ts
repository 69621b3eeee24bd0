import { type GraphQLSchema, getNamedType, isObjectType, specifiedDirectives } from 'graphql';
import '#server/places/graphql.ts';
import '#server/accounts/sign-in/graphql.ts';
import '#server/accounts/sign-in/mutations.ts';
import '#server/accounts/second-factor/graphql.ts';
import '#server/accounts/second-factor/mutations.ts';
import '#server/accounts/sessions/graphql.ts';
import '#server/collections/graphql.ts';
import '#server/collections/mutations.ts';
import '#server/collections/connections.ts';
import '#server/directory/graphql.ts';
import '#server/directory/lanePageType.ts';
import '#server/directory/links/graphql.ts';
import '#server/files/graphql.ts';
import '#server/help/faq/graphql.ts';
import '#server/help/graphql.ts';
import '#server/help/mutations.ts';
import '#server/help/graphql.ts';
import '#server/logs/connections.ts';
import '#server/partners/graphql.ts';
import '#server/pre-registration/graphql.ts';
import '#server/pre-registration/mutations.ts';
import '#server/installation/graphql.ts';
import '#server/installation/mutations.ts';
import '#server/installation/statusType.ts';
import '#server/open-data/graphql.ts';
import '#server/imports/graphql.ts';
import '#server/imports/mutations.ts';
import '#server/providers/staff/connections.ts';
import '#server/providers/staff/graphql.ts';
import '#server/providers/by-contact/graphql.ts';
import '#server/providers/public/connections.ts';
import '#server/providers/staff/mutations.ts';
import '#server/providers/moderation/mutations.ts';
import '#server/providers/public/glanceType.ts';
import '#server/providers/own/graphql.ts';
import '#server/providers/credentials/graphql.ts';
import '#server/providers/credentials/mutations.ts';
import '#server/providers/edits/graphql.ts';
import '#server/providers/edits/mutations.ts';
import '#server/providers/own/mutations.ts';
import '#server/providers/record/controlType.ts';
import '#server/providers/moderation/controlChangeType.ts';
import '#server/providers/people/graphql.ts';
import '#server/providers/people/mutations.ts';
import '#server/providers/claims/graphql.ts';
import '#server/providers/claims/mutations.ts';
import '#server/providers/notes/graphql.ts';
import '#server/providers/reports/graphql.ts';
import '#server/providers/reports/mutations.ts';
import '#server/providers/reports/suspicionsType.ts';
import '#server/providers/confirmation/graphql.ts';
import '#server/contacts/graphql.ts';
import '#server/providers/public/graphql.ts';
import '#server/providers/search/graphql.ts';
import '#server/search/explanation/graphql.ts';
import '#server/search/suggestions/graphql.ts';
import '#server/statistics/figures/graphql.ts';
import '#server/statistics/graphql.ts';
import '#server/statistics/mutations.ts';
import '#server/statistics/texts/graphql.ts';
import '#server/services/graphql.ts';
import '#server/services/mutations.ts';
import '#server/accounts/loads/graphql.ts';
import '#server/accounts/loads/mutations.ts';
import '#server/shortlists/graphql.ts';
import '#server/shortlists/mutations.ts';
import '#server/tax-types/graphql.ts';
import '#server/tokens/graphql.ts';
import '#server/tokens/mutations.ts';
import '#server/records/graphql.ts';
import '#server/watches/graphql.ts';
import '#server/watches/mutations.ts';
import '#server/accounts/staff/connections.ts';
import '#server/accounts/deletion/mutations.ts';
import '#server/accounts/user/graphql.ts';
import '#server/accounts/staff/mutations.ts';
import '#server/accounts/personal-data/graphql.ts';
import '#server/webhooks/graphql.ts';
import '#server/webhooks/mutations.ts';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/formErrors.ts';
import '#server/graphql/multipart.ts';
import '#server/graphql/scalars.ts';
import { withAccess } from '#server/graphql/accessDirective.ts';
import { costDirective } from '#server/graphql/cost.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { withInputPaths } from '#server/graphql/inputPaths.ts';
import { withOwnPayloads } from '#server/graphql/ownPayloads.ts';
import type { costOfRows } from '#server/graphql/paging.ts';

type Pricing = ReturnType<typeof costOfRows>;

/** The GraphQL schema. Each imported domain adds its types and fields. */
export const schema: GraphQLSchema = withPlainIds(
  withPageSizes(
    withOwnPayloads(
      withInputPaths(
        withAccess(builder.toSchema({ sortSchema: false, directives: [...specifiedDirectives, costDirective] })),
      ),
    ),
  ),
);

/**
 * Adapts the list arguments that Relay's plugin adds: removes `before` and `last`, which the lists do not support, and
 * describes `first` with the page sizes from the price of the list.
 */
function withPageSizes(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap()))
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { name } = getNamedType(field.type);
      const first = field.args.find((argument) => argument.name === 'first');
      if (first && !first.description) {
        const rowsOf = field.extensions.complexity as Pricing;
        const [usual, most] = [{}, { first: Number.POSITIVE_INFINITY }].map((sent) => rowsOf(sent).multiplier);
        first.description = `Rows, 1 to ${most}; null: ${usual}.`;
      }
      if (name.endsWith('Connection'))
        field.args = field.args.filter((argument) => !['before', 'last'].includes(argument.name));
    }
  return built;
}

/**
 * Computes the global id of nodes from their database id directly. Pothos would resolve each id through a promise: a
 * page of results has 130 ids, which doubles its time. Type scopes are checked before any field, including the id.
 */
function withPlainIds(built: GraphQLSchema): GraphQLSchema {
  for (const type of built.getImplementations(built.getType('Node') as never).objects) {
    const field = type.getFields().id!;
    const resolveDefault = field.resolve!;
    field.resolve = (parent, ...rest) =>
      typeof parent.id === 'number' ? writeGlobalId(type.name, parent.id) : resolveDefault(parent, ...rest);
  }
  return built;
}
