import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { oncePerRequest } from '#server/graphql/oncePerRequest.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { ProviderPayload } from '#server/providers/record/graphql.ts';
import { mayBeCounted, mayChooseMonthlyMail, mayEndMonthlyMail } from './access.ts';
import { chooseMonthlyMail, endMonthlyMail } from './monthlyMail.ts';
import { readPage } from './pageToken.ts';

const CountViewsPayload = builder.objectRef<{ isCounted: boolean }>('CountViewsPayload').implement({
  description: 'Views and clicks are counted within seconds, where they are valid.',
  fields: (t) => ({
    isCounted: t.exposeBoolean('isCounted', { description: 'False for an invalid or old `pageToken`.' }),
  }),
});

const EndMonthlyMailPayload = builder.objectRef<{ email: string }>('EndMonthlyMailPayload').implement({
  description: 'The monthly email is turned off.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The address that no longer receives it.' }) }),
});

const once = oncePerRequest('countViews');

builder.mutationFields((t) => ({
  countViews: t.fieldWithInput({
    type: CountViewsPayload,
    authScopes: mayBeCounted,
    description:
      "Counts a visitor's views and clicks, once a day for each provider. Robots, staff and the people of a business are not counted, and no person is recorded. Once per request. Errors: BAD_USER_INPUT.",
    typeOptions: { description: "Views and clicks in a browser; only providers on the token's page are counted." },
    input: {
      pageToken: t.input.string({
        required: true,
        description:
          '`pageToken` of the results, or of a provider, of today or yesterday (UTC). Other tokens count nothing.',
      }),
      shownProviderIds: t.input.idList({ description: 'Providers in the results of a search.' }),
      openedProviderId: t.input.id({ description: 'The provider whose page was opened.' }),
      websiteProviderId: t.input.id({ description: 'The provider whose website was clicked.' }),
      contactId: t.input.id({ description: 'The contact that was clicked.' }),
      branchId: t.input.id({ description: 'The branch whose phone was clicked.' }),
    },
    resolve: (_, { input }, context) => {
      once(context);
      const page = readPage(context.secretKey, input.pageToken);
      const idOf = (sent: string | number | null | undefined, typename = 'Provider') =>
        sent == null ? null : databaseIdOf(sent, typename);
      const view = {
        seen: input.shownProviderIds?.map((id) => databaseIdOf(id, 'Provider')),
        opened: idOf(input.openedProviderId),
        website: idOf(input.websiteProviderId),
        contact: idOf(input.contactId, 'Contact'),
        branch: idOf(input.branchId, 'Branch'),
      };
      if (page) context.views.record(context, { page, ...view });
      return { isCounted: page !== null };
    },
  }),
  chooseMonthlyMail: t.fieldWithInput({
    type: ProviderPayload,
    authScopes: mayChooseMonthlyMail,
    description: 'Turns the monthly email with the statistics of your own business on or off. Errors: NOT_FOUND.',
    input: {
      providerId: t.input.id({ required: true, description: 'The id of the provider.' }),
      isWanted: t.input.boolean({ required: true, description: 'False: it is no longer sent.' }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.providerId, (id) => chooseMonthlyMail(context, id, input.isWanted)),
  }),
  endMonthlyMail: t.fieldWithInput({
    type: EndMonthlyMailPayload,
    authScopes: mayEndMonthlyMail,
    description:
      'Unsubscribes from the monthly email about a business, with the link in it. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: async (_, { input }, context) => ({ email: await endMonthlyMail(context, input.token) }),
  }),
}));
