import { FormattedMessage } from 'react-intl';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ProviderPage.module.css';
import { WayBack } from './WayBack.tsx';

/** What is to come, in its shape. */
export function ProviderSkeleton() {
  return (
    <div className={css.page}>
      <VisuallyHidden role="status">
        <FormattedMessage
          id="provider.loading"
          defaultMessage="Loading the provider…"
          description="For screen readers, while the page of a provider is fetched"
        />
      </VisuallyHidden>
      <div className={css.top}>
        <WayBack />
      </div>
      <div className={css.sheet} aria-hidden="true">
        <div className={css.head}>
          <div className={css.name}>
            <Skeleton lines={1} />
          </div>
          <Skeleton lines={1} />
        </div>
        <div className={css.aside}>
          <Card>
            <div className={css.reach}>
              <Skeleton lines={6} />
            </div>
          </Card>
        </div>
        <div className={css.main}>
          <Skeleton lines={6} />
        </div>
      </div>
    </div>
  );
}
