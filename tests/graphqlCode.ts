/** The code of the first error of a response of GraphQL; null without one. */
export const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }): string | null =>
  body.errors?.[0]?.extensions.code ?? null;
