import { useIntl } from 'react-intl';
import { countViews, type ShownProvider } from '#web/countViews.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The width from which buttons show phone numbers, as in ContactActions.module.css. */
const DESKTOP = '(width >= 60rem)';

interface PressedContact {
  databaseId: number;
  contactType: string;
  displayValue: string;
}

export const isCall = (type: string) => type === 'LAND_PHONE' || type === 'MOBILE_PHONE';

/** Counts a click on a contact. On a desktop a phone number is copied, as most computers cannot call. */
export function useContactPress(
  provider: ShownProvider,
): (contact: PressedContact, event: { preventDefault: () => void }) => void {
  const intl = useIntl();
  return ({ databaseId, contactType, displayValue }, event) => {
    countViews(provider, { contactId: String(databaseId) });
    // without a clipboard, as over http, the browser follows the link
    if (!isCall(contactType) || !matchMedia(DESKTOP).matches || !navigator.clipboard) return;
    event.preventDefault();
    const tell = (type: 'success' | 'warning', title: string) => void showToast({ type, title, seconds: 3 });
    navigator.clipboard.writeText(displayValue).then(
      () =>
        tell(
          'success',
          intl.formatMessage(
            { id: 'results.numberCopied', defaultMessage: 'Number copied: {number}' },
            { number: displayValue },
          ),
        ),
      () => tell('warning', displayValue),
    );
  };
}
