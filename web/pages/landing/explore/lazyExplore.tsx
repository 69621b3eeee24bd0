import { Suspense, use } from 'react';
import type { Language } from '#shared/language.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { MoreMessages } from '#web/i18n/MoreMessages.tsx';
import { loadChunk } from '#web/loadChunk.ts';
import type { WelcomeData } from '../landingLoader.ts';

/** The code, and its texts in a language. */
type Loaded = typeof import('./Explore.tsx') & { messages: Messages };

/** By language: the server draws in several at once. */
const loaded: Partial<Record<Language, Loaded>> = {};
let whenReached: Promise<Loaded> | undefined;

export async function preloadExplore(): Promise<Loaded> {
  const language = currentLanguage();
  const known = loaded[language];
  if (known) return known;
  const [code, messages] = await Promise.all([
    loadChunk(() => import('./Explore.tsx')),
    loadMessages(language, 'pages'),
  ]);
  loaded[language] = { ...code, messages };
  return loaded[language];
}

/** Loads it once a visitor reaches for it. Until then it stays as the server drew it; its links work. */
function loadWhenReached() {
  whenReached ??= new Promise<void>((resolve) => {
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      document.getElementById('explore')?.addEventListener(event, () => resolve(), { once: true, passive: true });
  }).then(preloadExplore);
  return whenReached;
}

/** `Explore`, whose code is loaded when it is reached for. */
export function LazyExplore({ data }: { data: WelcomeData }) {
  return (
    <div id="explore">
      <Suspense>
        <Reached data={data} />
      </Suspense>
    </div>
  );
}

function Reached({ data }: { data: WelcomeData }) {
  const { Explore, messages } = loaded[currentLanguage()] ?? use(loadWhenReached());
  return (
    <MoreMessages messages={messages}>
      <Explore data={data} />
    </MoreMessages>
  );
}
