import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { useHydrated } from '#web/useHydrated.ts';

interface MoreResultsProps {
  shown: number;
  count: number;
  countIsExact: boolean;
  /** The address of the next page, for browsers without scripts. */
  href: string;
  isPending: boolean;
  onPress: () => void;
}

/**
 * The button that loads more results. As a separate component, it does not render the cards again when its code has
 * loaded.
 */
export function MoreResults({ shown, count, countIsExact, href, isPending, onPress }: MoreResultsProps) {
  const isHydrated = useHydrated();
  const text = isPending ? (
    <FormattedMessage id="results.loadingMore" defaultMessage="Loading more results…" />
  ) : (
    <FormattedMessage id="results.more" defaultMessage="Show more results" />
  );
  const isLaterPage = useSearchParams()[0].has('after');
  return (
    <Stack gap={3} justify="center" note>
      {!isLaterPage && (
        <p>
          <FormattedMessage
            id="results.shownOf"
            defaultMessage="{shown, number} of {isExact, select, true {} other {about }}{count, number}"
            values={{ shown, count, isExact: countIsExact }}
          />
        </p>
      )}
      {isHydrated ? (
        <Button variant="outline" isPending={isPending} onPress={onPress}>
          {text}
        </Button>
      ) : (
        <LinkButton variant="outline" href={href}>
          {text}
        </LinkButton>
      )}
    </Stack>
  );
}
