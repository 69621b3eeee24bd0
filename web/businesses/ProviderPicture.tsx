import type { SceneName } from '#shared/scenes.ts';
import { Scene } from '#web/ui/Scene.tsx';
import css from './ProviderPicture.module.css';

interface ProviderPictureProps {
  name: string;
  /** Undefined when there is no picture. */
  url: string | undefined;
  srcSet: string | undefined;
  /** The drawing of the provider's service, shown without a picture. */
  scene?: SceneName | undefined;
  /** The width of the image on the page, as the attribute `sizes`. */
  sizes?: string;
}

const TINTS = 6;
/** Words of a name that carry little meaning: articles, prepositions and legal forms. */
const MINOR = /^(?:de|del|la|las|los|el|y|e|da|do|das|dos|the|and|of|inc|llc|ltd|ltda|srl|sa|sas|cia|corp)$/;

/**
 * The picture of a business; otherwise the drawing of its service, or its initials on a color derived from its name.
 * Decorative: the name is next to it.
 */
export function ProviderPicture({ name, url, srcSet, scene, sizes = '4.5rem' }: ProviderPictureProps) {
  if (url)
    return (
      <img
        className={css.picture}
        src={url}
        srcSet={srcSet}
        sizes={sizes}
        width={72}
        height={72}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  if (scene)
    return (
      <span className={css.picture} data-drawn data-tint={tintOf(name)} aria-hidden="true">
        <Scene name={scene} />
      </span>
    );
  return (
    <span className={css.picture} data-tint={tintOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const main = words.filter((word) => word.length > 1 && !MINOR.test(word.toLowerCase()));
  return (main.length > 0 ? main : words)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}

function tintOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  return hash % TINTS;
}
