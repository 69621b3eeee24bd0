/** The name of the input type of a mutation. */
export const inputNameOf = (mutation: string): string => `${capitalized(mutation)}Input`;

/** The name of the union that a mutation with a form returns. */
export const resultNameOf = (mutation: string): string => `${capitalized(mutation)}Result`;

/** The name of the payload type of a mutation. */
export const payloadNameOf = (mutation: string): string => `${capitalized(mutation)}Payload`;

export function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
