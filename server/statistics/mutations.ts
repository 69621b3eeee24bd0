import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { oncePerRequest } from '#server/graphql/oncePerRequest.ts';
import { changedNode } from '#server/graphql/payloads.ts';
import { ProviderPayload } from '#server/providers/record/graphql.ts';
import { mayBeCounted, mayChooseMonthlyMail, mayEndMonthlyMail, mayTellAnswer } from './access.ts';
import { proveAsked, tellAnswer } from './answers.ts';
import { chooseMonthlyEmail, endMonthlyEmail } from './monthlyMail.ts';
import { readPage } from './viewToken.ts';

const CountViewsPayload = builder
  .objectRef<{ isCounted: boolean; answerToken: string | null }>('CountViewsPayload')
  .implement({
    description: 'Valid views and clicks are counted within seconds.',
    fields: (t) => ({
      isCounted: t.exposeBoolean('isCounted', { description: 'False for an invalid or old `viewToken`.' }),
      answerToken: t.exposeString('answerToken', {
        nullable: true,
        description: 'The token for `tellAnswer`, a day after this contact was clicked; null without a contact.',
      }),
    }),
  });

const EndMonthlyEmailPayload = builder.objectRef<{ email: string }>('EndMonthlyEmailPayload').implement({
  description: 'The monthly email is turned off.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address that no longer receives the email.' }),
  }),
});

const TellAnswerPayload = builder.objectRef<{ isReceived: boolean }>('TellAnswerPayload').implement({
  description: 'The answer is received.',
  fields: (t) => ({
    isReceived: t.exposeBoolean('isReceived', {
      description: 'Always true: the response is the same whether or not the answer is counted.',
    }),
  }),
});

const once = oncePerRequest('countViews');

builder.mutationFields((t) => ({
  countViews: t.fieldWithInput({
    type: CountViewsPayload,
    authScopes: mayBeCounted,
    description:
      "Counts a visitor's views and clicks, once a day for each provider. Robots, staff and the members of " +
      'a business are not counted, and no personal data is recorded. May be used once per request. Errors: ' +
      'BAD_USER_INPUT.',
    typeOptions: { description: "Views and clicks in a browser; only providers on the token's page are counted." },
    input: {
      viewToken: t.input.string({
        required: true,
        description:
          'The `viewToken` of a search or a provider, from today or yesterday (UTC). With other tokens nothing ' +
          'is counted.',
      }),
      shownProviderIds: t.input.idList({ description: 'The ids of providers in the results of a search.' }),
      openedProviderId: t.input.id({ description: 'The id of the provider whose page was opened.' }),
      websiteProviderId: t.input.id({ description: 'The id of the provider whose website was clicked.' }),
      contactId: t.input.id({ description: 'The id of the contact that was clicked.' }),
      branchId: t.input.id({ description: 'The id of the branch whose phone was clicked.' }),
    },
    resolve: async (_, { input }, context) => {
      once(context);
      const page = readPage(context.secretKey, input.viewToken);
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
      return { isCounted: page !== null, answerToken: await proveAsked(context, page, view.contact) };
    },
  }),
  tellAnswer: t.fieldWithInput({
    type: TellAnswerPayload,
    authScopes: mayTellAnswer,
    description:
      'Reports whether a provider answered within a day, with the `answerToken` of a contact that was ' +
      'clicked a day to 60 days ago. One answer is counted per network, provider and month; no personal ' +
      'data is recorded. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    input: {
      token: t.input.string({ required: true, description: 'The `answerToken` of the clicked contact.' }),
      isWithinADay: t.input.boolean({ required: true, description: 'Whether the provider answered within a day.' }),
      botCheckSolution: t.input.string({
        description: 'The solution of the bot check of this server; null when it is off.',
      }),
    },
    resolve: async (_, { input }, context) => {
      await tellAnswer(context, input);
      return { isReceived: true };
    },
  }),
  chooseMonthlyEmail: t.fieldWithInput({
    type: ProviderPayload,
    authScopes: mayChooseMonthlyMail,
    description: 'Turns the monthly email with the statistics of your own business on or off. Errors: NOT_FOUND.',
    input: {
      providerId: t.input.id({ required: true, description: 'The id of the provider.' }),
      isWanted: t.input.boolean({ required: true, description: 'Whether the email is sent; false turns it off.' }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Provider', input.providerId, (id) => chooseMonthlyEmail(context, id, input.isWanted)),
  }),
  endMonthlyEmail: t.fieldWithInput({
    type: EndMonthlyEmailPayload,
    authScopes: mayEndMonthlyMail,
    description:
      'Unsubscribes from the monthly email about a business, with the link in it. Errors: BAD_USER_INPUT, ' +
      'TOO_MANY_REQUESTS.',
    input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: async (_, { input }, context) => ({ email: await endMonthlyEmail(context, input.token) }),
  }),
}));
