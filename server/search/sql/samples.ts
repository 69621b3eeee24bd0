/** Sampling rates, one document in N; each sample contains the smaller ones. Each has an index. */
export const SAMPLES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The condition on the id of a provider that its document is in the sample of one in this number. */
export const isInSample = (nth: number, id: string) => `${id} % ${nth} = ${7 % nth}`;
