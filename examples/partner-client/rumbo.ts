// A small client of Rumbo's GraphQL API: whatever has `fetch` can run it.

export interface Provider {
  databaseId: number;
  businessName: string;
  updatedAt: string;
  contacts: { contactType: 'EMAIL' | 'LAND_PHONE' | 'MOBILE_PHONE' | 'WHATSAPP'; contactValue: string }[];
  providerServices: { service: { name: string }; address: { displayName: string } }[];
}

interface Answer<Data> {
  data?: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

const PROVIDERS = `query Providers($after: String) {
  publicProviders(first: 100, after: $after) {
    edges {
      cursor
      node {
        databaseId
        businessName
        updatedAt
        contacts { contactType contactValue }
        providerServices { service { name } place { displayName } }
      }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export class Rumbo {
  readonly url: string;
  readonly token: string;

  /** `url` is where Rumbo is, such as https://rumbo.example; the token needs the scope `providers:read`. */
  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /**
   * Every approved provider, least recently changed first, each with the cursor after it. Keep the last cursor, and
   * begin after it next time: only what is new since then comes.
   */
  async *providers(after: string | null = null): AsyncGenerator<{ cursor: string; node: Provider }> {
    for (let more = true; more; ) {
      const { publicProviders } = await this.ask<{ publicProviders: Connection<Provider> }>(PROVIDERS, { after });
      yield* publicProviders.edges;
      after = publicProviders.pageInfo.endCursor;
      more = publicProviders.pageInfo.hasNextPage;
    }
  }

  /** Throws with the server's message. Waits when it is told to, and when the server is not there for a moment. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${this.token}`,
          'Content-Type': 'application/json',
          Accept: 'application/graphql-response+json',
        },
        body: JSON.stringify({ query, variables }),
      });
      if ((response.status === 429 || response.status === 503) && attempt < 5) {
        await response.body?.cancel();
        await wait(Number(response.headers.get('Retry-After') ?? 2 ** attempt));
        continue;
      }
      const { data, errors } = (await response.json()) as Answer<Data>;
      if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
      return data!;
    }
  }
}
