import { builder } from '#server/graphql/builder.ts';

/** The price, in points, of signing a puzzle. */
const CHALLENGE_POINTS = 500;

builder.queryField('botCheckChallenge', (t) =>
  t.field({
    type: 'JSON',
    nullable: true,
    description:
      "A puzzle in ALTCHA's format; its solution is a `botCheckSolution`, valid once within 20 minutes. " +
      'Null when the server uses another bot check or none. Errors: TOO_MANY_REQUESTS.',
    complexity: CHALLENGE_POINTS,
    resolve: (_, __, { botCheck }) => botCheck.challenge(),
  }),
);
