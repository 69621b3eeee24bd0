import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CardPage } from './CardPage.tsx';

/** Shown instead of a missing public page, with a search. */
export function MissingPage({ title, children }: { title: string; children?: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  return (
    <CardPage title={title} size="wide" drawing="missing">
      {children}
      <form
        action={paths.home()}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(words.trim() ? paths.search({ f: '', a: '', q: words.trim() }) : paths.home());
        }}
      >
        <Stack gap={3}>
          <TextField
            name="q"
            icon="search"
            label={intl.formatMessage({ id: 'search.keywords' })}
            placeholder={intl.formatMessage({ id: 'search.keywordsExample' })}
            value={words}
            onChange={setWords}
          />
          <Button type="submit" isNativeSubmit>
            <FormattedMessage id="footer.search" />
          </Button>
        </Stack>
      </form>
    </CardPage>
  );
}
