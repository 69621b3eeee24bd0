interface Example {
  query: string;
  variables?: Record<string, unknown>;
  /** Whether a program's access token must come with it. */
  needsToken?: true;
}

/** What GraphiQL opens with, a tab each. */
export const examples: Example[] = [
  {
    query: `# Carriers by place and words. Accents and typing errors do not matter.
query FindCarriers {
  searchProviders(place: "Bahia Blanca", keywords: "transporte refrigerado", first: 5) {
    totalCount
    edges {
      distanceKm
      node {
        businessName
        description
        contacts { contactType contactValue }
        providerServices { service { name } address { displayName } }
      }
    }
  }
}
`,
  },
  {
    query: `# What somebody has typed of a place so far, and its id.
query SuggestPlaces($typed: String!) {
  suggestAddresses(text: $typed, first: 5) { id displayName kind }
}
`,
    variables: { typed: 'rosar' },
  },
  {
    query: `# Around a place by its id, as SuggestPlaces answers it. For the next page, send endCursor as $after.
query FindCarriersAt($place: ID!, $after: String) {
  searchProviders(addressId: $place, keywords: "granos", first: 5, after: $after) {
    place { displayName }
    edges { distanceKm node { businessName path } }
    pageInfo { endCursor hasNextPage }
  }
}
`,
    variables: { place: 'QWRkcmVzczozODM4NTgz', after: null },
  },
  {
    query: `# Every approved provider, for whoever keeps a copy: go on with endCursor as $after until hasNextPage is false, and
# later from the last endCursor to hear what has changed. With an access token that has providers:read.
query ReadDirectory($after: String) {
  publicProviders(first: 50, after: $after) {
    edges {
      node {
        databaseId
        businessName
        address { databaseId displayName }
        contacts { contactType contactValue }
        providerServices { service { databaseId name } address { databaseId } }
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
    query: `# Sends in a provider, which waits for moderation. Sent again with the same key, it makes nothing new.
# With an access token that has providers:write.
mutation SendProvider($input: ProviderInput!, $key: String) {
  submitProvider(input: $input, idempotencyKey: $key) {
    provider { databaseId status version }
  }
}
`,
    variables: {
      key: 'our-number-4711',
      input: {
        businessName: 'Andes Cargas S.R.L.',
        addressId: 3838583,
        contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'cargas@andes.example' }],
        services: [{ id: 'n1', serviceId: 29, addressId: 3838583 }],
      },
    },
    needsToken: true,
  },
  {
    query: `# What carriers can offer, with the two headings it stands under.
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

/** As GraphiQL takes its tabs: texts. */
export const tabs = examples.map(({ query, variables, needsToken }) => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
  headers: needsToken ? JSON.stringify({ Authorization: 'Bearer rumbo_YOUR_TOKEN' }, null, 2) : null,
}));
