/** Of how many documents one is in a sample; each sample has those after it. There is an index of each. */
export const SAMPLES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The condition on the id of a provider that its document is in the sample of one in this number. */
export const isInSample = (nth: number, id: string) => `${id} % ${nth} = ${7 % nth}`;
