import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './testApp.ts';

type Payload = { challenge: { parameters: object }; solution: object };

/** The solution of a puzzle of the default bot check, changed before it is encoded. */
export async function solveBotCheck(
  test: Pick<TestApp, 'graphql'>,
  change: (payload: Payload) => object = (payload) => payload,
): Promise<string> {
  const { body } = await test.graphql('{ botCheckChallenge }');
  const challenge = body.data.botCheckChallenge;
  const solution = (await solveChallenge({ challenge, deriveKey }))!;
  return Buffer.from(JSON.stringify(change({ challenge, solution }))).toString('base64');
}
