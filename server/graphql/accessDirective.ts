import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLEnumType, GraphQLSchema } from 'graphql';
import { callersOf, type Policy } from './access.ts';

const AccessUsers = new GraphQLEnumType({
  name: 'AccessUsers',
  description: 'The users who have access without an access token.',
  values: {
    ANYONE: { value: 'anyone', description: 'Everyone, with or without an account.' },
    PERSON: { value: 'person', description: 'Signed-in users.' },
    MODERATOR: { value: 'moderator', description: 'Moderators and super admins.' },
    SUPER_ADMIN: { value: 'superAdmin', description: 'Super admins.' },
  },
});

const AccessProof = new GraphQLEnumType({
  name: 'AccessProof',
  description: 'The calls for which users must have proved their identity in the last ten minutes: see `proveAgain`.',
  values: {
    ALWAYS: { value: 'always', description: 'Every call.' },
    FOR_SEVERAL: { value: 'forSeveral', description: 'A call about more than one object.' },
  },
});

/** Adds the directive `@access`, which shows the `authScopes` of fields and types. */
export function withAccess(built: GraphQLSchema): GraphQLSchema {
  const { directives, ...config } = built.toConfig();
  const directive = new GraphQLDirective({
    name: 'access',
    description:
      'The callers who may read the field or type: `users` without an access token, and tokens with the ' +
      '`scope`; without a scope, no tokens. Without the directive, everyone may read it, or the callers in ' +
      'its description if access depends on the object. For other callers, a field below a query is null: ' +
      'without an error if its description states this, otherwise with an error of the response.',
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
    args: {
      users: { type: AccessUsers, description: 'The users who have access without an access token.' },
      scope: {
        type: built.getType('TokenScope') as GraphQLEnumType,
        description: 'The scope that an access token needs.',
      },
      partner: {
        type: GraphQLBoolean,
        defaultValue: false,
        description: 'Whether the token must belong to a partner, not to a person.',
      },
      proof: {
        type: AccessProof,
        description: 'The calls for which users need a recent proof of their identity; null if they never need one.',
      },
    },
  });
  return new GraphQLSchema({ ...config, directives: [...directives, directive] });
}

/** The `authScopes` of a field that may concern one object or several. */
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

/** The arguments of the directive `@access`; null for a field or type without it. */
export function accessOf({ extensions }: Guarded): Record<string, unknown> | null {
  const scopes = extensions.pothosOptions?.authScopes;
  const one = typeof scopes === 'function' && 'one' in scopes ? scopes.one : null;
  const policy = one ?? scopes;
  if (typeof policy !== 'object' || policy === null) return null;
  const { access: users, scope, isPartner: partner, isRecent } = callersOf(policy as Policy);
  return { users, scope, partner, proof: one ? 'forSeveral' : isRecent && 'always' };
}
