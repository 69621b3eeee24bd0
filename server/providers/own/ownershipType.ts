import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { Provider } from '../record/graphql.ts';
import { isOwn } from '../record/own.ts';
import { privateFields } from '../record/privateType.ts';

export const ProviderOwnership = builder.prismaObject('Provider', {
  variant: 'ProviderOwnership',
  description:
    "The data of a provider for its owners and editors, and for the partner's programs that submitted it, until a person owns it.",
  // callers who may own providers; the field checks the ownership
  authScopes: (_, context) => isAllowed(mayReadOwnProviders, context) || isAllowed(maySubmitProviders, context),
  fields: (t) => privateFields(t as never),
});

builder.prismaObjectField(Provider, 'ownership', (t) =>
  t.variant(ProviderOwnership, {
    // callers without the right are refused before anything is read
    isNull: () => false,
    authScopes: ({ id }, _, context) => isOwn(context, id),
    unauthorizedResolver: () => null,
    description: "The provider's data for owners and editors; null for other callers. Tokens need `providers:read`.",
  }),
);
