import type { Watch as WatchRow } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { SearchPlace, SearchWhere } from '#server/providers/search/graphql.ts';
import { SearchFiltersInput } from '#server/search/facets/graphql.ts';
import { mayAskForWatch, mayChangeWatches, mayConfirmWatch } from './access.ts';
import { addressOf } from './addressOf.ts';
import { createWatch, MOST_OF_PARTNER, MOST_WATCHES } from './createWatch.ts';
import { Watch, Watches, WatchRhythm } from './graphql.ts';
import { confirmWatch, endWatch, readWatches, renewWatch } from './manageWatches.ts';

const WatchedSearch = builder.inputType('WatchedSearch', {
  description: 'A search: the arguments of `searchProviders`.',
  fields: (t) => ({
    where: t.field({ type: SearchWhere, description: 'The location of the search; null: anywhere.' }),
    to: t.field({ type: SearchPlace, description: 'The end of a route that starts at `where`.' }),
    keywords: t.string({ description: 'Words about services, cargo or the business, or its name.' }),
    literalKeywords: t.boolean({
      description: 'True: none of the keywords is interpreted as a place. Null counts as false.',
    }),
    filters: t.field({ type: SearchFiltersInput, description: 'The filters of the results.' }),
  }),
});

const WatchSubject = builder.inputType('WatchSubject', {
  isOneOf: true,
  description: 'The subject of a watch.',
  fields: (t) => ({
    searchProviders: t.field({ type: WatchedSearch, description: 'The search: with keywords, a place, or both.' }),
    search: t.string({
      description:
        'The search by the URL of its page on this site, or by its query string, such as `?f=Rosario&q=granos`.',
    }),
    providerId: t.id({ description: 'The id of an approved provider.' }),
  }),
});

const CreateWatchPayload = builder.objectRef<{ watch: WatchRow | null }>('CreateWatchPayload').implement({
  description:
    'The watch has started, or an email that asks for consent was sent. The response is the same for every address.',
  fields: (t) => ({
    watch: t.expose('watch', {
      type: Watch,
      nullable: true,
      description:
        "The watch; null until the owner of the address agrees. For the caller's own confirmed address, and " +
        'for programs, it starts immediately and is never null.',
    }),
  }),
});

const WatchPayload = builder.objectRef<{ watch: WatchRow }>('WatchPayload').implement({
  description: 'The watch after the change.',
  fields: (t) => ({ watch: t.expose('watch', { type: Watch, description: 'The watch.' }) }),
});

const EndWatchPayload = builder.objectRef<Awaited<ReturnType<typeof readWatches>>>('EndWatchPayload').implement({
  description: 'The watch has ended.',
  fields: (t) => ({
    remaining: t.field({
      type: Watches,
      description: 'The remaining watches of the address or the partner.',
      resolve: (left) => left,
    }),
  }),
});

const TOKEN =
  'The token in a link from an email to the address; null for the confirmed email of the caller, and for programs.';
const CHANGE_ERRORS =
  'Errors: BAD_USER_INPUT (a malformed id, or a link that is not valid), NOT_FOUND, UNAUTHENTICATED, TOO_MANY_REQUESTS.';
const idOf = (id: string | number | null | undefined) => (id == null ? null : databaseIdOf(id, 'Watch'));

builder.mutationFields((t) => {
  const id = t.input.id({
    description: 'The id of the watch, required for programs. Null: the watch of the email with the `token`.',
  });
  const token = t.input.string({ description: TOKEN });
  return {
    createWatch: t.fieldWithInput({
      type: CreateWatchPayload,
      errors: {},
      authScopes: mayAskForWatch,
      description:
        'Watches a search or a provider: the news are emailed for a year. An address other than the confirmed one of the caller is emailed a link first. ' +
        `A second watch of the same subject extends the first, with the new frequency. At most ${MOST_WATCHES} for an address, ${MOST_OF_PARTNER} for a partner. ` +
        'A watch of a program belongs to its partner, without an address: the news are sent by the webhook `watch.matched`, and listed in `Watch.news`. ' +
        'Errors: BAD_USER_INPUT, CONFLICT (LIMIT_REACHED) in `FormErrors`; TOO_MANY_REQUESTS of the response.',
      input: {
        subject: t.input.field({ type: WatchSubject, required: true, description: 'A search or a provider.' }),
        rhythm: t.input.field({ type: WatchRhythm, required: true, description: 'The frequency of the emails.' }),
        email: t.input.string({
          description: 'The address; null: the confirmed address of the caller. Programs send none.',
        }),
        botCheckSolution: t.input.string({
          description:
            'The solution of the bot check of this server; null when it is off, and not needed for the confirmed ' +
            'address of the caller, nor from programs.',
        }),
      },
      resolve: async (_, { input: { subject, ...input } }, context) => {
        const { searchProviders: sent, providerId } = subject;
        const search = sent ? addressOf(context, sent) : subject.search;
        const provider = providerId == null ? null : databaseIdOf(providerId, 'Provider');
        const searchField = sent ? 'searchProviders' : 'search';
        return { watch: await createWatch(context, { ...input, search, searchField, providerId: provider }) };
      },
    }),
    confirmWatch: t.fieldWithInput({
      type: WatchPayload,
      authScopes: mayConfirmWatch,
      description:
        'Starts a watch with the emailed link: the owner of the address agrees. Errors: BAD_USER_INPUT, NOT_FOUND, ' +
        'CONFLICT (CONFIRMATION_REQUIRED: another browser requested it, and `isAgreed` is not true; LIMIT_REACHED), TOO_MANY_REQUESTS.',
      input: {
        token: t.input.string({ required: true, description: 'The token in the emailed link.' }),
        isAgreed: t.input.boolean({
          description:
            'True once the owner of the address has seen the request of another browser, and agrees to it. Null counts as false.',
        }),
      },
      resolve: async (_, { input }, context) => ({ watch: await confirmWatch(context, input) }),
    }),
    renewWatch: t.fieldWithInput({
      type: WatchPayload,
      authScopes: mayChangeWatches,
      description: `Extends a watch by a year. ${CHANGE_ERRORS}`,
      input: {
        id,
        token,
        rhythm: t.input.field({ type: WatchRhythm, description: 'The new frequency; null leaves it unchanged.' }),
      },
      resolve: async (_, { input }, context) => ({
        watch: await renewWatch(context, { ...input, id: idOf(input.id) }),
      }),
    }),
    endWatch: t.fieldWithInput({
      type: EndWatchPayload,
      authScopes: mayChangeWatches,
      description: `Ends a watch. A second use is not an error. ${CHANGE_ERRORS}`,
      input: { id, token },
      resolve: async (_, { input }, context) => {
        await endWatch(context, { ...input, id: idOf(input.id) });
        return readWatches(context, input.token);
      },
    }),
  };
});
