import { readDirectoryPage } from '#server/directory/directoryPage.ts';
import type { Context } from '#server/graphql/context.ts';
import { inOrder } from '#server/graphql/paging.ts';
import { message } from '#server/i18n/messages.ts';
import { displayName } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { listPublicProviders, type PublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { nameIn } from '#server/services/nameIn.ts';
import type { DirectoryAddress } from '#shared/directoryPath.ts';
import { type Language, languageTag } from '#shared/language.ts';
import { sceneOf } from '#shared/scenes.ts';
import type { SocialContent } from './drawSocial.ts';

type Reader = Pick<Context, 'db' | 'reads' | 'gazetteer' | 'language'>;

/** The label with the month of the last review. The time is a text in rows of lists. */
const reviewed = (at: Date | string, language: Language) =>
  message('social.reviewed', language, {
    date: new Intl.DateTimeFormat(languageTag(language, []), {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(at)),
  });

const scene = ({ services: [first] }: PublicProvider) =>
  sceneOf({ serviceId: first?.service.id, subcategoryId: first?.service.subcategoryId });

/** The name, city and services of a provider. */
export function providerContent(provider: PublicProvider, gazetteer: Gazetteer, language: Language): SocialContent {
  return {
    title: provider.businessName,
    subtitle: displayName(gazetteer.get(provider.addressId)!, language),
    chips: [...new Set(provider.services.map(({ service }) => nameIn(language, service)))],
    note: reviewed(provider.approvedAt!, language),
    scene: scene(provider),
  };
}

/** The number of providers of a list, and their names. Null for a list without approved providers. */
export async function shortlistContent({ reads, language }: Reader, ids: number[]): Promise<SocialContent | null> {
  const listed = inOrder([...new Set(ids)], await listPublicProviders(reads, ids));
  const [first] = listed;
  if (!first) return null;
  return {
    title: message('social.shortlist', language, { count: listed.length }),
    subtitle: message('social.shortlistText', language),
    chips: listed.map(({ businessName }) => businessName),
    note: '',
    scene: scene(first),
  };
}

/** The service and place of a directory page. Null for a page that is not listed. */
export async function directoryContent(reader: Reader, address: DirectoryAddress): Promise<SocialContent | null> {
  const { language } = address;
  const page = await readDirectoryPage({ ...reader, language }, address);
  if (!page || page.count === 0) return null;
  const { offer, place, count } = page;
  return {
    title: offer.names[language],
    subtitle: displayName(place, language),
    chips: [message('social.providers', language, { count })],
    note: message('social.directory', language),
    scene: sceneOf({
      serviceId: offer.key,
      subcategoryId: offer.subcategory,
      categoryId: Math.abs(offer.category ?? offer.key),
    }),
  };
}
