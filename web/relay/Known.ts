/** The values of an enum that this version of the page knows: without the one by which Relay stands for later ones. */
export type Known<Value extends string> = Exclude<Value, `%${string}`>;
