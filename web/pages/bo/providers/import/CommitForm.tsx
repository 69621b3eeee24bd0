import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { CommitForm_import$key } from '#web/__generated__/CommitForm_import.graphql.ts';
import type { CommitFormMutation } from '#web/__generated__/CommitFormMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';

const maxReason = 2000;

const mutation = graphql`
  mutation CommitFormMutation($input: CommitProviderImportInput!) {
    commitProviderImport(input: $input) {
      ... on CommitProviderImportPayload {
        providerImport {
          id
          status
          ...ImportProgress_import
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface CommitFormProps {
  providerImport: CommitForm_import$key;
  /** Whether the mapping has unsent changes. */
  hasChanges: boolean;
  /** Other actions, next to the button. */
  children: ReactNode;
}

/** A form that writes the checked rows, and can approve the new providers. It stays while rows are checked again. */
export function CommitForm({ providerImport, hasChanges, children }: CommitFormProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { id, status, createdCount, updatedCount } = useFragment(
    graphql`
      fragment CommitForm_import on ProviderImport {
        id
        status
        createdCount
        updatedCount
      }
    `,
    providerImport,
  );
  // A failed import continues with the same setting.
  const canApprove = status !== 'FAILED' && createdCount > 0;
  const form = useForm({
    initial: { approve: false, approvalReason: '' },
    check: (values) => ({
      approvalReason:
        canApprove && values.approve && values.approvalReason.trim() === '' ? importMessages.reasonRequired : undefined,
    }),
    send: async (values) => {
      await commit<CommitFormMutation>(mutation, {
        input: { id, ...(canApprove && values.approve && { approvalReason: values.approvalReason.trim() }) },
      });
      await revalidate();
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.field === 'approvalReason') return;
      showFailure(intl, error, { otherwise: importMessages.actFailed });
      void revalidate();
    },
  });
  const { approve, approvalReason } = form.values;
  const count = createdCount + updatedCount;
  if (status !== 'FAILED' && count === 0) return <div className={css.actions}>{children}</div>;
  return (
    <form ref={form.ref} className={css.commit} onSubmit={form.onSubmit} noValidate>
      {canApprove && (
        <Checkbox name="approve" isSelected={approve} onChange={form.field('approve').onChange}>
          <FormattedMessage id="bo.import.approve" defaultMessage="Approve new providers immediately" />
        </Checkbox>
      )}
      {canApprove && approve && (
        <TextArea
          {...form.field('approvalReason')}
          rows={2}
          label={intl.formatMessage({ id: 'bo.import.reason', defaultMessage: 'Reason for approval' })}
          description={intl.formatMessage({
            id: 'bo.import.reason.hint',
            defaultMessage: 'Where the data comes from. It is saved in each provider’s history.',
          })}
          counter={`${intl.formatNumber(approvalReason.trim().length)} / ${intl.formatNumber(maxReason)}`}
          isCounterUrgent={approvalReason.trim().length > 0.9 * maxReason}
          isRequired
        />
      )}
      <div className={css.actions}>
        <Button type="submit" isPending={form.isPending} isDisabled={hasChanges || status === 'CHECKING'}>
          <FormattedMessage
            id="bo.import.commit"
            defaultMessage="{count, plural, one {Import # row} other {Import # rows}}"
            values={{ count }}
          />
        </Button>
        {children}
      </div>
      {hasChanges && (
        <p className={css.soft}>
          <FormattedMessage
            id="bo.import.readFirst"
            defaultMessage="First choose “Apply and check again”: your changes are not applied yet."
          />
        </p>
      )}
    </form>
  );
}
