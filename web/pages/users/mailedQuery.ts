import type { PreloadedQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { mailedTokenLoader } from '#web/mailedToken.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

/** A query by the token of a mailed link. */
export type MailedQuery = OperationType & { variables: { token: string } };

export interface MailedData<Query extends MailedQuery> {
  token: string;
  reference: PreloadedQuery<Query>;
}

const readToken = mailedTokenLoader('token');

/** Makes the loader of a mailed link's page, which returns null for a link without its secret part. */
export function mailedQueryLoader<Query extends MailedQuery>(query: GraphQLTaggedNode) {
  return (args: LoaderFunctionArgs): MailedData<Query> | Response | null => {
    const token = readToken(args);
    if (typeof token !== 'string') return token;
    return { token, reference: loadRouteQuery<Query>(query, { token }) };
  };
}
