import { isAllowed, orPartner, SUPER_ADMIN } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** May create, change and delete endpoints. */
export const mayManageWebhooks = SUPER_ADMIN;
/** May read endpoints and deliveries: staff all of them, a partner's program those of the partner. */
export const mayReadWebhooks = orPartner(SUPER_ADMIN, 'webhooks:read');
/** May send tests, and send events again: staff for all endpoints, a partner's program for those of the partner. */
export const maySendWebhooks = orPartner(SUPER_ADMIN, 'webhooks:send');

/** May read an endpoint, also the program that has sent it a test. */
export const mayReadEndpoint = ({ partnerId }: { partnerId: number }, context: Context) =>
  (isAllowed(mayReadWebhooks, context) || isAllowed(maySendWebhooks, context)) &&
  (!context.token || context.token.partnerId === partnerId);

/** The condition in Prisma for the endpoints of the caller: those of all partners for staff. */
export const endpointsOf = ({ token }: Pick<Context, 'token'>) => (token ? { partnerId: token.partnerId! } : {});
