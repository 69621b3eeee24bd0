interface Example {
  query: string;
  variables?: Record<string, unknown>;
  /** Whether the operation requires a program's access token. */
  needsToken?: true;
}

/** The initial tabs of GraphiQL. */
export const examples: Example[] = [
  {
    query: `# Carriers by place and words. Accents and typos do not matter.
query FindCarriers {
  searchProviders(where: { text: "Bahia Blanca" }, keywords: "transporte refrigerado", first: 5) {
    totalCount
    edges {
      distanceKm
      node {
        businessName
        summary
        contacts { contactType contactValue }
        providerServices { service { name } place { displayName } }
      }
    }
  }
}
`,
  },
  {
    query: `# Places that match a partial text, with their ids.
query SuggestPlaces($typed: String!) {
  suggestPlaces(text: $typed, first: 5) { id displayName kind }
}
`,
    variables: { typed: 'rosar' },
  },
  {
    query: `# Carriers around a place, by an id from SuggestPlaces. For the next page, send endCursor as $after.
query FindCarriersAt($place: ID!, $after: String) {
  searchProviders(where: { placeId: $place }, keywords: "granos", first: 5, after: $after) {
    place { displayName }
    edges { distanceKm node { businessName path } }
    pageInfo { endCursor hasNextPage }
  }
}
`,
    variables: { place: 'UGxhY2U6MzgzODU4Mw==', after: null },
  },
  {
    query: `# Every approved provider, to keep a copy: send endCursor as $after until hasNextPage is false. Later, continue
# from the last endCursor to receive changes. Requires an access token with providers:read.
query ReadDirectory($after: String) {
  publicProviders(first: 50, after: $after) {
    edges {
      node {
        databaseId
        businessName
        place { databaseId displayName }
        contacts { contactType contactValue }
        providerServices { service { databaseId name } place { databaseId } }
        updatedAt
      }
    }
    pageInfo { endCursor hasNextPage }
  }
}
`,
    variables: { after: null },
    needsToken: true,
  },
  {
    query: `# Submits a provider for moderation. A second request with the same key creates no duplicate.
# Requires an access token with providers:write.
mutation SendProvider($input: SubmitProviderInput!) {
  submitProvider(input: $input) {
    ... on SubmitProviderPayload { provider { databaseId status version } }
    ... on FormErrors { errors { path message } }
  }
}
`,
    variables: {
      input: {
        idempotencyKey: 'our-number-4711',
        provider: {
          businessName: 'Andes Cargas S.R.L.',
          placeId: '3838583',
          contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'cargas@andes.example' }],
          services: [{ id: 'n1', serviceId: '29', placeId: '3838583' }],
        },
      },
    },
    needsToken: true,
  },
  {
    query: `# Services of carriers, each with its category and subcategory.
query Services {
  services(first: 100) {
    totalCount
    edges { node { databaseId name subcategory { name category { name } } } }
    pageInfo { endCursor hasNextPage }
  }
}
`,
  },
];

/** The examples in the format of GraphiQL's tabs, with variables and headers as strings. */
export const tabs = examples.map(({ query, variables, needsToken }) => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
  headers: needsToken ? JSON.stringify({ Authorization: 'Bearer rumbo_YOUR_TOKEN' }, null, 2) : null,
}));
