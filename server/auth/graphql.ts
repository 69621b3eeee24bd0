import { builder } from '../graphql/builder.ts';

builder.queryField('botCheckChallenge', (t) =>
  t.string({
    nullable: true,
    description:
      "A puzzle in ALTCHA's format, as JSON; its solution is a `recaptchaToken`, good for one use within 20 minutes. " +
      'Null when the bot check is another one, or off. Errors: TOO_MANY_REQUESTS.',
    resolve: async (_, __, { botCheck, limits, address }) => {
      await limits.count('botChallenge', address);
      return botCheck.challenge();
    },
  }),
);
