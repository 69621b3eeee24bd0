/** The values of an enum that this version of the page knows, without Relay's placeholder for future values. */
export type Known<Value extends string> = Exclude<Value, `%${string}`>;
