/** The type of the input of a mutation. */
export const inputNameOf = (mutation: string): string => `${capitalized(mutation)}Input`;

/** The union that a mutation returns, which takes a form. */
export const resultNameOf = (mutation: string): string => `${capitalized(mutation)}Result`;

/** The payload with a changed row, called as the field that has the row. */
export const payloadNameOf = (row: string): string => `${capitalized(row)}Payload`;

function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
