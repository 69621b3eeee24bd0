import { FormattedMessage } from 'react-intl';
import css from './DecisionBar.module.css';

/** Why a provider cannot be approved now; nothing when it can. */
export function WhyNot({ isApproved, isDirty }: { isApproved: boolean; isDirty: boolean }) {
  if (!isApproved && !isDirty) return null;
  return (
    <p className={css.why} role="status">
      {isApproved ? (
        <FormattedMessage
          id="bo.why.approved"
          defaultMessage="This provider is already approved."
          description="Why the button 'Approve' does nothing"
        />
      ) : (
        <FormattedMessage
          id="bo.why.dirty"
          defaultMessage="Save or undo your changes before you decide."
          description="Why the buttons that decide about a provider do nothing"
        />
      )}
    </p>
  );
}
