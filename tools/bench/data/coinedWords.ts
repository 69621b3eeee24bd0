// The long tail of a language: rare words, such as brands, models and villages. A dictionary would be a file of
// megabytes; syllables generate as many words.
import type { Random } from '../../../prisma/demo/random.ts';

const WORDS = 400_000;
const BEGINNINGS =
  'al ar ba be bo bra ca co cu da del don es fa fer flo ga gra ha hu in jo la lu ma me mo na no or pa pe pla qui ra ri ro sa ser so ta te tra tu ul va ve vi wal yo za'.split(
    ' ',
  );
const MIDDLES =
  'ba be bi bra ca ce cho da de di do fa fi ga gue la le li lo ma me mi mo na ne ni no pa pe pi ra re ri ro sa se si ta te ti to tra va ve vi'.split(
    ' ',
  );
const ENDS =
  'bal bor cas cel dan der dis fen gal gon lem lin lor mar mec nal nex nor pol rac ran rel ris rus sar sec tal tan ter tor tum van ver vex xis zan zel'.split(
    ' ',
  );

/** The word of a rank, which is always the same. Neighboring ranks have dissimilar words. */
export function coinedWord(rank: number): string {
  // coprime with the number of combinations, so that no two ranks collide
  let number = (rank * 7_368_787) % (BEGINNINGS.length * MIDDLES.length * MIDDLES.length * ENDS.length);
  const next = (parts: string[]) => {
    const part = parts[number % parts.length]!;
    number = Math.floor(number / parts.length);
    return part;
  };
  return next(BEGINNINGS) + next(MIDDLES) + (rank % 3 === 0 ? '' : next(MIDDLES)) + next(ENDS);
}

/** A random rank by Zipf's law with an exponent near one, by the inverse of its integral. */
export function zipfRank(random: Random, count = WORDS): number {
  return Math.floor((count + 1) ** random.next()) - 1;
}
