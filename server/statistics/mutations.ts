import { builder } from '#server/graphql/builder.ts';
import { oncePerRequest } from '#server/graphql/oncePerRequest.ts';
import { changed, done, donePayload } from '#server/graphql/payloads.ts';
import { ProviderPayload } from '#server/providers/record/graphql.ts';
import { mayBeCounted, mayChooseMonthlyMail, mayEndMonthlyMail } from './access.ts';
import { chooseMonthlyMail, endMonthlyMail } from './monthlyMail.ts';
import { readPage } from './pageToken.ts';

const ViewsInput = builder.inputType('ViewsInput', {
  description: "Views and clicks in a browser. Ids are database ids; only providers on the token's page are counted.",
  fields: (t) => ({
    pageToken: t.string({
      required: true,
      description:
        '`pageToken` of the results, or of a provider, of today or yesterday (UTC). Other tokens count nothing.',
    }),
    seen: t.intList({ description: 'Providers in the results of a search.' }),
    opened: t.int({ description: 'The provider whose page was opened.' }),
    website: t.int({ description: 'The provider whose website was clicked.' }),
    contact: t.int({ description: 'The contact that was clicked.' }),
    branch: t.int({ description: 'The branch whose phone was clicked.' }),
  }),
});

const CountViewsPayload = donePayload('CountViewsPayload', 'Counted within seconds, if it is valid.');
const EndMonthlyMailPayload = donePayload('EndMonthlyMailPayload', 'The monthly email is turned off.');

const once = oncePerRequest('countViews');

builder.mutationFields((t) => ({
  countViews: t.field({
    type: CountViewsPayload,
    authScopes: mayBeCounted,
    description:
      "Counts a visitor's views and clicks, once a day for each provider. Robots, staff and the people of a business are not counted, and no person is recorded. Once per request. Errors: BAD_USER_INPUT.",
    args: { input: t.arg({ type: ViewsInput, required: true, description: 'The reported events.' }) },
    resolve: (_, { input: { pageToken, ...view } }, context) => {
      once(context);
      const page = readPage(context.secretKey, pageToken);
      if (page) context.views.record(context, { page, ...view });
      return { done: true } as const;
    },
  }),
  chooseMonthlyMail: t.field({
    type: ProviderPayload,
    authScopes: mayChooseMonthlyMail,
    description: 'Turns the monthly email with the statistics of your own business on or off. Errors: NOT_FOUND.',
    args: {
      databaseId: t.arg.int({ required: true, description: "The provider's database id." }),
      isWanted: t.arg.boolean({ required: true, description: 'False: it is no longer sent.' }),
    },
    resolve: (_, { databaseId, isWanted }, context) =>
      changed(databaseId, chooseMonthlyMail(context, databaseId, isWanted)),
  }),
  endMonthlyMail: t.field({
    type: EndMonthlyMailPayload,
    authScopes: mayEndMonthlyMail,
    description:
      'Unsubscribes from the monthly email about a business, with the link in it. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => done(endMonthlyMail(context, token)),
  }),
}));
