import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { ShownToken } from './ShownToken.tsx';
import { tokenMessages } from './tokenMessages.ts';
import type { TokenOwner } from './tokenOwner.ts';
import { useNewToken } from './useNewToken.ts';

interface NewTokenProps {
  owner: TokenOwner;
  onClose: () => void;
}

/** First the form, then in its place the token, which nobody sees again. */
export function NewToken({ owner, onClose }: NewTokenProps) {
  const id = useId();
  const [token, setToken] = useState<string | null>(null);
  const form = useNewToken(owner, setToken);
  const close = () => {
    // What is being made must be seen.
    if (!form.isPending) onClose();
  };
  if (token !== null)
    return (
      <Dialog
        isOpen
        isQuestion
        step="token"
        onClose={onClose}
        title={
          <FormattedMessage
            id="tokens.made"
            defaultMessage="The new token"
            description="Title of the dialog that shows an access token once"
          />
        }
        actions={
          <Button onPress={onClose}>
            <FormattedMessage
              id="tokens.done"
              defaultMessage="Done"
              description="Button: closes the dialog that shows an access token"
            />
          </Button>
        }
      >
        <ShownToken token={token} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      isQuestion
      onClose={close}
      title={<FormattedMessage {...tokenMessages.create} />}
      actions={
        <>
          <Button variant="outline" onPress={close}>
            <FormattedMessage {...tokenMessages.cancel} />
          </Button>
          <Button type="submit" form={id} isPending={form.isPending}>
            <FormattedMessage
              id="tokens.submit"
              defaultMessage="Create token"
              description="Button of the form for an access token"
            />
          </Button>
        </>
      }
    >
      <NewTokenForm id={id} form={form} />
    </Dialog>
  );
}
