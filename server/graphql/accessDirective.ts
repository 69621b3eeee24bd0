import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLString } from 'graphql';
import { callersOf, type Policy } from './access.ts';

/** The `authScopes` of fields and types, in the schema. */
export const accessDirective = new GraphQLDirective({
  name: 'access',
  description:
    'Who may read the field or the type: `users` without an access token, and tokens with the `scope`; without a scope, ' +
    'no tokens. Without the directive, everyone, or as the description says where it depends on the object.',
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
  args: {
    users: {
      type: GraphQLString,
      description: '`anyone`; `person`: the signed-in; `moderator`: also super admins; `superAdmin`.',
    },
    scope: { type: GraphQLString, description: 'The scope of an access token, such as `search:read`.' },
    partner: {
      type: GraphQLBoolean,
      defaultValue: false,
      description: 'Whether the token must be of a partner, not of a person.',
    },
    proof: {
      type: GraphQLBoolean,
      defaultValue: false,
      description: 'Whether users must have proved their identity in the last ten minutes: see `proveAgain`.',
    },
  },
});

interface Guarded {
  extensions: { pothosOptions?: { authScopes?: unknown } };
}

/** The arguments of the directive; null without it. */
export function accessOf({ extensions }: Guarded): Record<string, unknown> | null {
  const policy = extensions.pothosOptions?.authScopes;
  if (typeof policy !== 'object' || policy === null) return null;
  const { access: users, scope, isPartner: partner, isRecent: proof } = callersOf(policy as Policy);
  return { users, scope, partner, proof };
}
