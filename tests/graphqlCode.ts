interface Body {
  errors?: { extensions: { code: string } }[];
  data?: Record<string, { errors?: { code: string }[] } | null> | null;
}

/** The code of the first error of a response of GraphQL, or of its form; null without one. */
export const codeOf = ({ body }: { body: Body }): string | null =>
  body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0]?.errors?.[0]?.code ?? null;
