import { builder } from '#server/graphql/builder.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { Lane } from '#server/lanes/laneType.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { Provider } from '#server/providers/record/graphql.ts';
import { LISTED_FROM } from '#shared/directoryPath.ts';
import { LANGUAGES } from '#shared/language.ts';
import { DirectoryAlternate } from './graphql.ts';
import {
  type DrivenLane,
  lanePageProviders,
  lanePathOf,
  lanesBeside,
  listedLanePath,
  type LanePage as Page,
  readLanePage,
} from './lanePages.ts';

const MOST_PROVIDERS = 25;
const MOST_LINKS = 12;

const LaneLink = builder.objectRef<DrivenLane>('LaneLink').implement({
  description: `A link to the page of a route that at least ${LISTED_FROM} providers drive.`,
  fields: (t) => ({
    from: t.expose('from', { type: PlaceRef, description: 'The start of the route.' }),
    to: t.expose('to', { type: PlaceRef, description: 'The end of the route.' }),
    count: t.exposeInt('count', {
      description: 'The number of providers that drive the route; can be about an hour old.',
    }),
    path: t.string({
      description: 'The path of the page on this site, in the language of the request.',
      resolve: (lane, _, { gazetteer, language }) => lanePathOf(gazetteer, lane, language),
    }),
  }),
});

const LanePage = builder.objectRef<Page>('LanePage').implement({
  description: 'A page with the providers that declare that they drive a route.',
  fields: (t) => ({
    from: t.expose('from', { type: PlaceRef, description: 'The start of the route.' }),
    to: t.expose('to', { type: PlaceRef, description: 'The end of the route.' }),
    count: t.exposeInt('count', { description: 'The number of providers that drive the route.' }),
    isIndexed: t.boolean({
      description: `Whether search engines may index the page, which requires at least ${LISTED_FROM} providers.`,
      resolve: ({ count }) => count >= LISTED_FROM,
    }),
    path: t.exposeString('path', {
      description:
        'The canonical path of the page, in the language of the request, such as `/es/transporte/rosario/sao-paulo`.',
    }),
    redirectTo: t.string({
      nullable: true,
      description: 'The canonical path, if the requested slugs differ from it; otherwise null.',
      resolve: ({ isCanonical, path }) => (isCanonical ? null : path),
    }),
    alternates: t.field({
      type: [DirectoryAlternate],
      description: 'The page in each language, including this one.',
      complexity: { multiplier: LANGUAGES.length },
      resolve: (page, _, { gazetteer }) =>
        LANGUAGES.map((language) => ({ language, path: lanePathOf(gazetteer, page, language) })),
    }),
    providers: t.field({
      type: [Provider],
      description:
        `The providers that drive the route, the most complete listings first; at most ${MOST_PROVIDERS}. ` +
        '`searchProviders` with `to` returns all.',
      complexity: { field: NODE_POINTS * MOST_PROVIDERS, multiplier: MOST_PROVIDERS },
      resolve: (page, _, context) => lanePageProviders(context, page, MOST_PROVIDERS),
    }),
    beside: t.field({
      type: [LaneLink],
      description:
        'Links to related routes: the return route, then other routes from the same start, then other routes to ' +
        `the same end; at most ${MOST_LINKS} each.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => lanesBeside(context, page, MOST_LINKS),
    }),
  }),
});

builder.queryField('lanePage', (t) =>
  t.field({
    type: LanePage,
    nullable: true,
    description: 'The page of a route by the slugs of its start and end; null if no provider drives it.',
    args: {
      from: t.arg.string({ required: true, description: 'The slug of the start, such as `rosario`.' }),
      to: t.arg.string({ required: true, description: 'The slug of the end, such as `sao-paulo`.' }),
    },
    complexity: 20,
    resolve: (_, slugs, context) => readLanePage(context, slugs),
  }),
);

builder.objectField(Lane, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description: `The path of the page of the route on this site; null when fewer than ${LISTED_FROM} providers drive it.`,
    resolve: (lane, _, context) => listedLanePath(context, lane),
  }),
);
