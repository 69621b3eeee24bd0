import { useState } from 'react';
import css from './Avatar.module.css';

interface AvatarProps {
  /** Stand in for a missing image. */
  initials: string;
  imageUrl?: string | null | undefined;
}

/** Always decoration: the name is next to it, or names the button around it. */
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
