import { FormattedList, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { EmailProof_listing$key } from '#web/__generated__/EmailProof_listing.graphql.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './ClaimPage.module.css';
import { useStartClaim } from './useStartClaim.ts';

/** Claims a listing with a code sent to one of its addresses, or to an address at its domain; nothing without both. */
export function EmailProof({ listing }: { listing: EmailProof_listing$key }) {
  const { databaseId, claimOptions } = useFragment(
    graphql`
      fragment EmailProof_listing on Provider {
        databaseId
        claimOptions {
          domain
          emails
        }
      }
    `,
    listing,
  );
  if (!claimOptions || (claimOptions.emails.length === 0 && !claimOptions.domain)) return null;
  return <EmailForm listingId={databaseId} domain={claimOptions.domain ?? null} emails={claimOptions.emails} />;
}

interface EmailFormProps {
  listingId: number;
  domain: string | null;
  emails: readonly string[];
}

function EmailForm({ listingId, domain, emails }: EmailFormProps) {
  const start = useStartClaim(listingId);
  const form = useForm({
    initial: { email: emails[0] ?? '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: ({ email }) => start(email.trim()),
  });
  return (
    <section className={css.way} aria-labelledby="byEmail">
      <Text as="h3" size="lg" id="byEmail">
        <FormattedMessage id="claim.byEmail" defaultMessage="With a code sent to an email of the business" />
      </Text>
      <StackedForm form={form}>
        <EmailField
          {...form.field('email')}
          autoComplete="email"
          description={
            <>
              {emails.length > 0 && (
                <FormattedMessage
                  id="claim.listed"
                  defaultMessage="Use an email shown on the listing: {emails}."
                  values={{ emails: <FormattedList type="disjunction" value={emails} /> }}
                />
              )}{' '}
              {domain && (
                <FormattedMessage
                  id="claim.domain"
                  defaultMessage="You can also use an address that ends in @{domain}."
                  values={{ domain }}
                />
              )}
            </>
          }
        />
        <Button type="submit" isPending={form.isPending}>
          <FormattedMessage id="claim.sendCode" defaultMessage="Email me a code" />
        </Button>
      </StackedForm>
    </section>
  );
}
