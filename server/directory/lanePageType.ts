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
  description: `The page of a route that at least ${LISTED_FROM} providers drive.`,
  fields: (t) => ({
    from: t.expose('from', { type: PlaceRef, description: 'Its start.' }),
    to: t.expose('to', { type: PlaceRef, description: 'Its end.' }),
    count: t.exposeInt('count', { description: 'The number of its providers, at most about an hour ago.' }),
    path: t.string({
      description: 'Its path on this site, in the language of the request.',
      resolve: (lane, _, { gazetteer, language }) => lanePathOf(gazetteer, lane, language),
    }),
  }),
});

const LanePage = builder.objectRef<Page>('LanePage').implement({
  description: 'The providers that drive a route, as they declare.',
  fields: (t) => ({
    from: t.expose('from', { type: PlaceRef, description: 'Its start.' }),
    to: t.expose('to', { type: PlaceRef, description: 'Its end.' }),
    count: t.exposeInt('count', { description: 'The number of its providers.' }),
    isIndexed: t.boolean({
      description: `Whether search engines may index it: at least ${LISTED_FROM} providers drive it.`,
      resolve: ({ count }) => count >= LISTED_FROM,
    }),
    path: t.exposeString('path', {
      description: 'Its canonical path, in the language of the request, such as `/es/transporte/rosario/sao-paulo`.',
    }),
    redirectTo: t.string({
      nullable: true,
      description: 'The canonical path, if the requested slugs are others.',
      resolve: ({ isCanonical, path }) => (isCanonical ? null : path),
    }),
    alternates: t.field({
      type: [DirectoryAlternate],
      description: 'The page in each language, this one included.',
      complexity: { multiplier: LANGUAGES.length },
      resolve: (page, _, { gazetteer }) =>
        LANGUAGES.map((language) => ({ language, path: lanePathOf(gazetteer, page, language) })),
    }),
    providers: t.field({
      type: [Provider],
      description: `Its providers, the most complete entries first; at most ${MOST_PROVIDERS}. \`searchProviders\` with \`to\` has all.`,
      complexity: { field: NODE_POINTS * MOST_PROVIDERS, multiplier: MOST_PROVIDERS },
      resolve: (page, _, context) => lanePageProviders(context, page, MOST_PROVIDERS),
    }),
    beside: t.field({
      type: [LaneLink],
      description: `The way back, then others from the same start and to the same end; at most ${MOST_LINKS} each.`,
      complexity: { multiplier: MOST_LINKS },
      resolve: (page, _, context) => lanesBeside(context, page, MOST_LINKS),
    }),
  }),
});

builder.queryField('lanePage', (t) =>
  t.field({
    type: LanePage,
    nullable: true,
    description: 'The page of a route by the slugs of its ends; null if no provider drives it.',
    args: {
      from: t.arg.string({ required: true, description: 'The slug of the start, such as `rosario`.' }),
      to: t.arg.string({ required: true, description: 'The slug of the end.' }),
    },
    complexity: 20,
    resolve: (_, slugs, context) => readLanePage(context, slugs),
  }),
);

builder.objectField(Lane, 'directoryPath', (t) =>
  t.string({
    nullable: true,
    description: `The page of its route on this site; null when fewer than ${LISTED_FROM} providers drive it.`,
    resolve: (lane, _, context) => listedLanePath(context, lane),
  }),
);
