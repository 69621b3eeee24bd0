import { addressRoutes } from '../addresses/rest.ts';
import { authRoutes } from '../auth/rest.ts';
import { fileRoutes } from '../files/rest.ts';
import { helpVideoRoutes } from '../help-videos/rest.ts';
import { logRoutes } from '../logs/rest.ts';
import { preRegistrationRoutes } from '../pre-registration/rest.ts';
import { providerImportRoutes } from '../provider-imports/rest.ts';
import { directoryRoutes } from '../providers/directory/rest.ts';
import { ownProviderRoutes } from '../providers/own/rest.ts';
import { providerRoutes } from '../providers/rest.ts';
import { searchRoutes } from '../search/rest.ts';
import { serviceRoutes } from '../services/rest.ts';
import { taxTypeRoutes } from '../tax-types/rest.ts';
import { accountDeletionRoutes } from '../users/deletion/rest.ts';
import { personalDataRoutes } from '../users/personalData/rest.ts';
import { userRoutes } from '../users/rest.ts';
import type { Route } from './route.ts';

/** Every REST path that is answered by the schema. */
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
  ...providerRoutes,
  ...directoryRoutes,
  ...ownProviderRoutes,
  ...fileRoutes,
  ...logRoutes,
  ...helpVideoRoutes,
];
