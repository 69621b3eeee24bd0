// A small typed client of Rumbo's GraphQL API: its types are generated from the schema.
import { readFileSync } from 'node:fs';
import type {
  ProvidersQuery,
  ProvidersQueryVariables,
  RemovedQuery,
  RemovedQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from './operations.generated.ts';

/** By their names in operations.graphql. */
interface Operations {
  Providers: { data: ProvidersQuery; variables: ProvidersQueryVariables };
  Removed: { data: RemovedQuery; variables: RemovedQueryVariables };
  Search: { data: SearchQuery; variables: SearchQueryVariables };
}

type Lists = 'Providers' | 'Removed';
type Edge<Name extends Lists> = Operations[Name]['data']['list']['edges'][number];

interface Answer<Data> {
  data?: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

const query = readFileSync(new URL('operations.graphql', import.meta.url), 'utf8');

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
   * Every approved provider, least recently changed first, or every removed one, each with the cursor after it. Keep the
   * last cursor, and begin after it next time: only what is new since then comes.
   */
  async *list<Name extends Lists>(name: Name, after: string | null = null): AsyncGenerator<Edge<Name>> {
    for (let more = true; more; ) {
      const { list } = await this.ask<Lists>(name, { after });
      yield* list.edges as Edge<Name>[];
      after = list.pageInfo.endCursor;
      more = list.pageInfo.hasNextPage;
    }
  }

  /** Throws with the server's message. After 429 and 503 it waits and tries again. */
  async ask<Name extends keyof Operations>(
    operationName: Name,
    variables: Operations[Name]['variables'],
  ): Promise<Operations[Name]['data']> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${this.token}`,
          'Content-Type': 'application/json',
          Accept: 'application/graphql-response+json',
        },
        body: JSON.stringify({ query, operationName, variables }),
      });
      if ((response.status === 429 || response.status === 503) && attempt < 5) {
        await response.body?.cancel();
        await wait(Number(response.headers.get('Retry-After') ?? 2 ** attempt));
        continue;
      }
      const { data, errors } = (await response.json()) as Answer<Operations[Name]['data']>;
      if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
      return data!;
    }
  }
}
