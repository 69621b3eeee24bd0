import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLEnumType, GraphQLSchema } from 'graphql';
import { callersOf, type Policy } from './access.ts';

const AccessUsers = new GraphQLEnumType({
  name: 'AccessUsers',
  description: 'Users without an access token.',
  values: {
    ANYONE: { value: 'anyone', description: 'Also without an account.' },
    PERSON: { value: 'person', description: 'The signed-in.' },
    MODERATOR: { value: 'moderator', description: 'Moderators and super admins.' },
    SUPER_ADMIN: { value: 'superAdmin', description: 'Super admins.' },
  },
});

const AccessProof = new GraphQLEnumType({
  name: 'AccessProof',
  description: 'When users must have proved their identity in the last ten minutes: see `proveAgain`.',
  values: {
    ALWAYS: { value: 'always', description: 'For each call.' },
    FOR_SEVERAL: { value: 'forSeveral', description: 'For a call about more than one object.' },
  },
});

/** Adds the directive, with the `authScopes` of fields and types. */
export function withAccess(built: GraphQLSchema): GraphQLSchema {
  const { directives, ...config } = built.toConfig();
  const directive = new GraphQLDirective({
    name: 'access',
    description:
      'Who may read the field or the type: `users` without an access token, and tokens with the `scope`; without a scope, ' +
      'no tokens. Without the directive, everyone, or as the description says where it depends on the object. For others, a ' +
      'field below a query is null: without an error where its description states that, otherwise with one of the response.',
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
    args: {
      users: { type: AccessUsers, description: 'Users without an access token.' },
      scope: { type: built.getType('TokenScope') as GraphQLEnumType, description: 'The scope of an access token.' },
      partner: {
        type: GraphQLBoolean,
        defaultValue: false,
        description: 'Whether the token must be of a partner, not of a person.',
      },
      proof: { type: AccessProof, description: 'When users need a recent proof of their identity; null: never.' },
    },
  });
  return new GraphQLSchema({ ...config, directives: [...directives, directive] });
}

/** The `authScopes` of a field that is about one object or several. */
export function bySize<One extends Policy, Several extends Policy, Args>(
  one: One,
  several: Several,
  sizeOf: (args: Args) => number,
) {
  return Object.assign((_: unknown, args: Args) => (sizeOf(args) === 1 ? one : several), { one });
}

interface Guarded {
  extensions: { pothosOptions?: { authScopes?: unknown } };
}

/** The arguments of the directive; null without it. */
export function accessOf({ extensions }: Guarded): Record<string, unknown> | null {
  const scopes = extensions.pothosOptions?.authScopes;
  const one = typeof scopes === 'function' && 'one' in scopes ? scopes.one : null;
  const policy = one ?? scopes;
  if (typeof policy !== 'object' || policy === null) return null;
  const { access: users, scope, isPartner: partner, isRecent } = callersOf(policy as Policy);
  return { users, scope, partner, proof: one ? 'forSeveral' : isRecent && 'always' };
}
