import { FormattedMessage } from 'react-intl';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';

export function EmailConfirmed({ email }: { email: string }) {
  return (
    <>
      <Notice type="success">
        <p role="status">
          <FormattedMessage
            id="verify.done"
            defaultMessage="<strong>{address}</strong> is confirmed. Thank you."
            description="After an e-mail address was confirmed"
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      <LinkButton href={paths.dashboard()}>
        <FormattedMessage
          id="verify.onward"
          defaultMessage="Go to my dashboard"
          description="Link after an e-mail address was confirmed"
        />
      </LinkButton>
    </>
  );
}
