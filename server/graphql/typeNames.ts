/** The type of the input of a mutation. */
export const inputNameOf = (mutation: string): string => `${capitalized(mutation)}Input`;

/** The union that a mutation with a form returns. */
export const resultNameOf = (mutation: string): string => `${capitalized(mutation)}Result`;

/** The payload of a mutation. */
export const payloadNameOf = (mutation: string): string => `${capitalized(mutation)}Payload`;

export function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
