import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { isOwn } from '../record/own.ts';
import { privateFields } from '../record/privateType.ts';

export const ProviderOwnership = builder.prismaObject('Provider', {
  variant: 'ProviderOwnership',
  description: "What its owners and editors, and the partner's programs that submitted it, see of a provider.",
  // for whom a provider can be their own; whose it is, the field checks
  authScopes: (_, context) => isAllowed(mayReadOwnProviders, context) || isAllowed(maySubmitProviders, context),
  fields: (t) => privateFields(t as never),
});

builder.prismaObjectField(Provider, 'ownership', (t) =>
  t.variant(ProviderOwnership, {
    // refused before anything is read
    isNull: () => false,
    authScopes: ({ id }, _, context) => isOwn(context, id),
    unauthorizedResolver: () => null,
    description: 'What its owners and editors see of it; null for others. Tokens need `providers:read`.',
  }),
);
