import { describeOperations, type Operation } from '#server/docs/openapi/operations.ts';
import { downloads } from './downloads.ts';
import { routes } from './routes.ts';

/** Every path of the REST API, as its documents describe it. */
export const operations: readonly Operation[] = describeOperations(routes, downloads);
