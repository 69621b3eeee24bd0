import type { Challenge, Payload, Solution } from 'altcha-lib/types';
import type { altchaQuery } from '../__generated__/altchaQuery.graphql.ts';
import { ask } from '../relay/ask.ts';
import { graphql } from '../relay/graphql.ts';

const query = graphql`
  query altchaQuery @preloadable {
    botCheckChallenge
  }
`;

// In milliseconds. The server's puzzles are valid longer; the difference covers transmission and differing clocks.
const freshFor = 8 * 60_000;

let prepared: { proof: Promise<string>; at: number } | undefined;

/** Solves a puzzle in the background, unless a solution exists or is being computed. */
export function prepareProof(): void {
  if (prepared && Date.now() - prepared.at < freshFor) return;
  const mine = { proof: prove(), at: Date.now() };
  prepared = mine;
  mine.proof.catch(() => {
    if (prepared === mine) prepared = undefined;
  });
}

/** Returns the proof of work of one puzzle, which can be used only once. */
export function takeProof(): Promise<string> {
  prepareProof();
  const { proof } = prepared!;
  prepared = undefined;
  return proof;
}

/** Discards the prepared proof, so that the next test creates its own. */
export function forgetProof(): void {
  prepared = undefined;
}

async function prove(): Promise<string> {
  const { botCheckChallenge } = await ask<altchaQuery>(query, {});
  if (!botCheckChallenge) return '';
  const challenge = botCheckChallenge as Challenge;
  const payload: Payload = { challenge, solution: await solve(challenge) };
  return btoa(JSON.stringify(payload));
}

function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('No solution was found in time'));
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker failed'));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
