import { accountDeletionRoutes } from '#server/accounts/deletion/rest.ts';
import { personalDataRoutes } from '#server/accounts/personal-data/rest.ts';
import { authRoutes } from '#server/accounts/sign-in/rest.ts';
import { userRoutes } from '#server/accounts/user/rest.ts';
import { collectionRoutes } from '#server/collections/rest.ts';
import { describeOperations, type Operation } from '#server/docs/openapi/operations.ts';
import { fileRoutes } from '#server/files/rest.ts';
import { helpVideoRoutes } from '#server/help/rest.ts';
import { providerImportRoutes } from '#server/imports/rest.ts';
import { logRoutes } from '#server/logs/rest.ts';
import { addressRoutes } from '#server/places/rest.ts';
import { preRegistrationRoutes } from '#server/pre-registration/rest.ts';
import { credentialRoutes } from '#server/providers/credentials/rest.ts';
import { decisionRoutes } from '#server/providers/moderation/rest.ts';
import { noteRoutes } from '#server/providers/notes/rest.ts';
import { ownProviderRoutes } from '#server/providers/own/rest.ts';
import { directoryRoutes } from '#server/providers/public/rest.ts';
import { reportRoutes } from '#server/providers/reports/rest.ts';
import { providerRoutes } from '#server/providers/staff/rest.ts';
import { recordRoutes } from '#server/records/rest.ts';
import type { Route } from '#server/rest/route.ts';
import { searchRoutes } from '#server/search/rest.ts';
import { serviceRoutes } from '#server/services/rest.ts';
import { taxTypeRoutes } from '#server/tax-types/rest.ts';
import { watchRoutes } from '#server/watches/rest.ts';
import { downloads } from './downloads.ts';

/** All REST paths that execute operations of the GraphQL schema. */
export const routes: Route[] = [
  ...searchRoutes,
  ...addressRoutes,
  ...serviceRoutes,
  ...taxTypeRoutes,
  ...authRoutes,
  ...personalDataRoutes,
  ...accountDeletionRoutes,
  ...userRoutes,
  ...preRegistrationRoutes,
  ...providerImportRoutes,
  ...credentialRoutes,
  ...reportRoutes,
  ...noteRoutes,
  ...providerRoutes,
  ...decisionRoutes,
  ...directoryRoutes,
  ...collectionRoutes,
  ...ownProviderRoutes,
  ...fileRoutes,
  ...logRoutes,
  ...helpVideoRoutes,
  ...watchRoutes,
  ...recordRoutes,
];

/** All paths of the REST API, as in the OpenAPI document. */
export const operations: readonly Operation[] = describeOperations(routes, downloads);
