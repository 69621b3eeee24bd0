import { useState } from 'react';
import css from './Avatar.module.css';

interface AvatarProps {
  /** Shown if there is no image. */
  initials: string;
  imageUrl?: string | null | undefined;
}

/**
 * The image or the initials of a user. Decorative: the name is next to it, or is the label of the surrounding button.
 */
export function Avatar({ initials, imageUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={css.avatar} aria-hidden="true">
      {imageUrl && imageUrl !== broken ? (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(imageUrl)} />
      ) : (
        initials
      )}
    </span>
  );
}
