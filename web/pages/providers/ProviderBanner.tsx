import { useState } from 'react';
import { useIntl } from 'react-intl';
import css from './ProviderBanner.module.css';

interface ProviderBannerProps {
  name: string;
  url: string;
  srcSet: string;
}

/** The minimum aspect ratio: narrower pictures are logos or portraits, unsuitable for a wide strip. */
const WIDE = 1.3;

/** The picture of a business across the page. A narrow picture is shown completely, on a blurred copy of itself. */
export function ProviderBanner({ name, url, srcSet }: ProviderBannerProps) {
  const alt = useIntl().formatMessage({ id: 'page.imageOf' }, { name });
  const [isWide, setWide] = useState(true);
  const look = (image: HTMLImageElement | null) => {
    if (image?.naturalWidth) setWide(image.naturalWidth / image.naturalHeight >= WIDE);
  };
  return (
    <div className={css.banner}>
      {!isWide && <img className={css.blur} src={url} alt="" />}
      <img
        ref={look}
        className={css.image}
        data-whole={!isWide || undefined}
        src={url}
        srcSet={srcSet}
        sizes="100vw"
        alt={alt}
        fetchPriority="high"
        onLoad={(event) => look(event.currentTarget)}
      />
    </div>
  );
}
