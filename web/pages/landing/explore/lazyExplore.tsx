import type { Language } from '#shared/language.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { loadMessages, type Messages } from '#web/i18n/loadMessages.ts';
import { MoreMessages } from '#web/i18n/MessagesProvider.tsx';
import { loadChunk } from '#web/loadChunk.ts';
import type { WelcomeData } from '../landingLoader.ts';

/** The code, and its texts in a language. */
type Loaded = typeof import('./Explore.tsx') & { messages: Messages };

/** By language: the server draws in several concurrently. */
const loaded: Partial<Record<Language, Loaded>> = {};

export async function preloadExplore(): Promise<void> {
  const language = currentLanguage();
  if (loaded[language]) return;
  const [code, messages] = await Promise.all([
    loadChunk(() => import('./Explore.tsx')),
    loadMessages(language, 'pages'),
  ]);
  loaded[language] = { ...code, messages };
}

/**
 * `Explore`. In a browser that begins with a page of the server it stays as it was drawn, without its code: it is made of
 * links. Not in a `Suspense` that waits for the code: each navigation would wait for it too.
 */
export function LazyExplore({ data }: { data: WelcomeData }) {
  const known = loaded[currentLanguage()];
  if (!known)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the server drew; nothing is set
      <div key="drawn" id="explore" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  const { Explore, messages } = known;
  return (
    <div key="live" id="explore">
      <MoreMessages messages={messages}>
        <Explore data={data} />
      </MoreMessages>
    </div>
  );
}
