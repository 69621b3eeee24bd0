import type { DemoLanguage } from '../demoTypes.ts';
import type { PlaceIndex } from '../placeIndex.ts';
import type { Random } from '../random.ts';
import { contractArticles } from './grammar.ts';
import { languageTexts } from './languageTexts.ts';
import type { Trade } from './phrases.ts';
import type { Business } from './slots.ts';
import { elsewhereSlots, makeSlots } from './slots.ts';
import type { Slots } from './template.ts';
import { canFill, fill } from './template.ts';

const fewestWords = 26;
const mostWords = 66;

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function tradeOf(subcategoryId: number): Trade {
  if (subcategoryId <= 18) return 'road';
  if (subcategoryId <= 26) return 'desk';
  if (subcategoryId >= 31 && subcategoryId <= 33) return 'people';
  return subcategoryId === 37 || subcategoryId === 40 ? 'any' : 'site';
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

function say(templates: readonly string[], slots: Slots, random: Random): string[] {
  const usable = templates.filter((template) => canFill(template, slots));
  return usable.length > 0 ? [fill(random.pick(usable), slots, random)] : [];
}

/** Writes the opening: mostly a sentence that names all services, if there are several. */
function sayOpening({ language }: Business, slots: Slots, random: Random): string[] {
  const { openings } = languageTexts[language].phrases;
  const needsAll = slots.rest !== undefined && random.chance(0.85);
  return say(needsAll ? openings.filter((text) => /\{(services|Services|rest)\}/.test(text)) : openings, slots, random);
}

function detailTemplates({ language, offered }: Business, subcategoryId: number): string[] {
  const details = languageTexts[language].details.get(subcategoryId) ?? [];
  return details
    .filter(({ serviceIds }) => !serviceIds || offered.some(({ service }) => serviceIds.has(service.id)))
    .map(({ text }) => text);
}

function sayDetails(business: Business, slots: Slots, random: Random): string[] {
  const subcategories = [...new Set(business.offered.map(({ service }) => service.subcategoryId))];
  const first = shuffle(detailTemplates(business, subcategories[0] ?? 0), random).filter((text) =>
    canFill(text, slots),
  );
  const second = subcategories.slice(1).flatMap((id) => say(detailTemplates(business, id), slots, random));
  return [...first.slice(0, 2).map((text) => fill(text, slots, random)), ...second];
}

function sayElsewhere(business: Business, random: Random): string[] {
  const { elsewhere, sameElsewhere } = languageTexts[business.language].phrases;
  return elsewhereSlots(business).flatMap((slots) =>
    say(slots.otherServices ? elsewhere : sameElsewhere, slots, random),
  );
}

function sayGeneral({ language, offered, hasWhatsapp }: Business, random: Random): string[] {
  const { general } = languageTexts[language].phrases;
  const trade = tradeOf(offered[0]?.service.subcategoryId ?? 0);
  const any = general.any.filter((text) => hasWhatsapp || !text.includes('WhatsApp'));
  return [fill(random.pick(any), {}, random), ...(trade === 'any' ? [] : say(general[trade], {}, random))];
}

/** The first words of a sentence: sentences with the same beginning would look generated. */
function beginning(sentence: string, language: DemoLanguage): string {
  return sentence
    .split(' ')
    .slice(0, language === 'en' ? 2 : 1)
    .join(' ');
}

function assemble(
  needed: readonly string[],
  optional: readonly string[],
  { language }: Business,
  random: Random,
): string {
  const target = random.int(fewestWords + 6, mostWords - 4);
  const sentences = [...needed];
  let words = countWords(sentences.join(' '));
  for (const sentence of optional) {
    const limit = words < fewestWords ? mostWords : target;
    if (words + countWords(sentence) > limit) continue;
    const isAlike = sentences.some((other) => beginning(other, language) === beginning(sentence, language));
    if (isAlike && words >= fewestWords) continue;
    sentences.push(sentence);
    words += countWords(sentence);
  }
  return sentences.join(' ');
}

export function writeDescription(business: Business, index: PlaceIndex, random: Random): string {
  const { phrases } = languageTexts[business.language];
  const slots = makeSlots(business, index, random);
  const [detail = [], ...otherDetails] = sayDetails(business, slots, random);
  const [elsewhere = [], ...otherElsewhere] = sayElsewhere(business, random);
  const needed = [...sayOpening(business, slots, random), detail, elsewhere].flat();
  const optional = shuffle(
    [
      ...otherDetails,
      ...otherElsewhere,
      ...say(phrases.destinations, slots, random),
      ...say(phrases.corridors, slots, random),
      ...say(phrases.certificates, slots, random),
      ...sayGeneral(business, random),
    ],
    random,
  );
  const text = assemble(needed, optional, business, random);
  const ended = text.replaceAll('..', '.');
  return business.language === 'pt' ? contractArticles(ended) : ended;
}
