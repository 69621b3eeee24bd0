import { builder } from '#server/graphql/builder.ts';

/** A puzzle is signed for each caller. */
const CHALLENGE_POINTS = 500;

builder.queryField('botCheckChallenge', (t) =>
  t.string({
    nullable: true,
    description:
      "A puzzle in ALTCHA's format, as JSON; its solution is a `recaptchaToken`, good for one use within 20 minutes. " +
      'Null when the bot check is another one, or off. Errors: TOO_MANY_REQUESTS.',
    complexity: CHALLENGE_POINTS,
    resolve: (_, __, { botCheck }) => botCheck.challenge(),
  }),
);
