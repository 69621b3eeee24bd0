import { describeOperations, type Operation } from '#server/docs/openapi/operations.ts';
import { downloads } from './downloads.ts';
import { routes } from './routes.ts';

/** All paths of the REST API, as in the OpenAPI document. */
export const operations: readonly Operation[] = describeOperations(routes, downloads);
