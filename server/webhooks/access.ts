import { isAllowed, orPartner, SUPER_ADMIN } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';

/** Creating, changing and deleting endpoints. */
export const mayManageWebhooks = SUPER_ADMIN;
/** Reading endpoints and deliveries: staff all, a partner's program those of the partner. */
export const mayReadWebhooks = orPartner(SUPER_ADMIN, 'webhooks:read');
/** Sending tests, and events again, likewise. */
export const maySendWebhooks = orPartner(SUPER_ADMIN, 'webhooks:send');

/** An endpoint, also for the program that has sent it a test. */
export const mayReadEndpoint = ({ partnerId }: { partnerId: number }, context: Context) =>
  (isAllowed(mayReadWebhooks, context) || isAllowed(maySendWebhooks, context)) &&
  (!context.token || context.token.partnerId === partnerId);

/** The endpoints of the caller, as Prisma's condition: those of all partners for staff. */
export const endpointsOf = ({ token }: Pick<Context, 'token'>) => (token ? { partnerId: token.partnerId! } : {});
