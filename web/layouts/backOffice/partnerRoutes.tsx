import { lazyLoader, lazyPage } from '#web/lazyPage.tsx';
import { paths } from '#web/paths.ts';
import type { BackOfficeRoute } from './handle.ts';
import { routeMessages } from './routeMessages.ts';

const create = { crumb: routeMessages.create };
const detail = { crumb: routeMessages.detail };
const reviewCollections = { href: paths.boCollections(), name: routeMessages.collections };
const createPartner = { href: paths.boNewPartner(), name: routeMessages.createPartner, creates: true };

/** Partners, and the collections that they keep. */
export const partnerRoutes: BackOfficeRoute = {
  path: paths.boPartners(),
  handle: { crumb: routeMessages.partners, icon: 'plug', group: 'people' },
  children: [
    {
      index: true,
      handle: { actions: [reviewCollections, createPartner] },
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/partners/partnersLoader.ts'), 'partnersLoader'),
        ...lazyPage(() => import('#web/pages/bo/partners/PartnersPage.tsx'), 'PartnersPage'),
      },
    },
    {
      path: paths.boNewPartner(),
      handle: create,
      lazy: lazyPage(() => import('#web/pages/bo/partners/partner/PartnerPage.tsx'), 'PartnerPage'),
    },
    {
      path: paths.boCollections(),
      handle: { crumb: routeMessages.collections },
      children: [
        {
          index: true,
          lazy: {
            ...lazyLoader(() => import('#web/pages/bo/partners/collections/collectionsLoader.ts'), 'collectionsLoader'),
            ...lazyPage(() => import('#web/pages/bo/partners/collections/CollectionsPage.tsx'), 'CollectionsPage'),
          },
        },
        {
          path: paths.boNewCollection(),
          handle: create,
          lazy: lazyPage(() => import('#web/pages/bo/partners/collections/CollectionPage.tsx'), 'CollectionPage'),
        },
        {
          path: paths.boCollection(':slug'),
          handle: detail,
          lazy: {
            ...lazyLoader(() => import('#web/pages/bo/partners/collections/collectionsLoader.ts'), 'collectionLoader'),
            ...lazyPage(() => import('#web/pages/bo/partners/collections/CollectionPage.tsx'), 'CollectionPage'),
          },
        },
      ],
    },
    {
      path: paths.boPartner(':partnerId'),
      handle: detail,
      lazy: {
        ...lazyLoader(() => import('#web/pages/bo/partners/partner/partnerLoader.ts'), 'partnerLoader'),
        ...lazyPage(() => import('#web/pages/bo/partners/partner/PartnerPage.tsx'), 'PartnerPage'),
      },
    },
  ],
};
