import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ControlNotice_provider$key } from '#web/__generated__/ControlNotice_provider.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import css from './ControlNotice.module.css';
import { useControlText } from './useControlText.ts';

/** A notice above contacts, if the provider's contacts or owner changed recently, with advice on verifying them. */
export function ControlNotice({ provider }: { provider: ControlNotice_provider$key }) {
  const data = useFragment(
    graphql`
      fragment ControlNotice_provider on Provider {
        ...useControlText_provider
      }
    `,
    provider,
  );
  const text = useControlText(data);
  if (!text) return null;
  return (
    <div className={css.notice}>
      <Notice type="warning">
        <p>
          <strong>{text}</strong>
        </p>
        <p>
          <FormattedMessage
            id="provider.controlAdvice"
            defaultMessage="Most changes have a good reason. Before you hand over a load, call a number that you know from before."
          />
        </p>
      </Notice>
    </div>
  );
}
