import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { formTexts, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';
import type { usePreRegistrationMutation } from '#web/__generated__/usePreRegistrationMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '#web/botCheck/botToken.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { paths } from '#web/paths.ts';
import { graphql } from '#web/relay/graphql.ts';
import { upload } from '#web/relay/upload.ts';
import { showToast } from '#web/ui/toasts.ts';
import { checkPreRegistration, type PreRegistration } from './checkPreRegistration.ts';
import { sendMessages } from './sendMessages.ts';
import type { SuccessState } from './success/SuccessPage.tsx';
import { useProvedEmail } from './useProvedEmail.ts';

const mutation = graphql`
  mutation usePreRegistrationMutation($input: PreRegisterInput!) {
    preRegister(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

interface PreRegistrationParts {
  initial: PreRegistration;
  /** Returns the idempotency key, with which a repeated submission counts once. */
  idempotencyKey: () => string;
  /** The token of the mail about a returned business, which the submission replaces. */
  resubmitToken?: string;
  /** The version of the business that is being corrected. */
  version?: number;
  /** Called when the server has received the form. */
  onSent: () => void;
  /** Called when sending has failed and the error is shown. */
  onFailure?: (error: unknown) => void;
}

/** The values of the form, and the function that sends it. */
export function usePreRegistration(parts: PreRegistrationParts) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isProved = useProvedEmail();
  const [part, setPart] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const form = useForm<PreRegistration>({
    initial: parts.initial,
    check: checkPreRegistration,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: async (values) => {
      const controller = new AbortController();
      sending.current = controller;
      setPart(0);
      try {
        const { idempotencyKey, resubmitToken = null, version = null } = parts;
        const input = {
          ...asInput(values),
          idempotencyKey: idempotencyKey(),
          resubmitToken,
          expectedVersion: version,
        };
        const botCheckSolution = await getBotToken('pre_registration');
        const files = new Map(values.file.map((file) => ['variables.input.file', file]));
        const variables = { input: { ...input, botCheckSolution } };
        await upload<usePreRegistrationMutation>(mutation, variables, {
          files,
          signal: controller.signal,
          onProgress: setPart,
        });
      } finally {
        setPart(null);
      }
      parts.onSent();
      void showToast({ type: 'success', title: intl.formatMessage(sendMessages.sent), seconds: 3 });
      const isAgain = parts.resubmitToken !== undefined;
      const email = values.email.trim();
      const state: SuccessState = { isConfirmed: isAgain || isProved(email), mailedTo: isAgain ? null : email };
      await navigate(paths.preRegistrationSuccess(), { replace: true, state });
    },
    onFailure: (error) => {
      if (sending.current?.signal.aborted) return;
      showFailure(intl, error, { otherwise: formMessages.notSent });
      prepareBotToken();
      parts.onFailure?.(error);
    },
  });
  return { form, part };
}

// `checkPreRegistration` has rejected a form without these ids
const idsOf = ({ serviceId, placeId }: Pick<PreRegistration, 'serviceId' | 'placeId'>) => ({
  serviceId: serviceId.id ?? '',
  placeId: placeId.id ?? '',
});

function asInput(values: PreRegistration) {
  return {
    email: values.email.trim(),
    ...formTexts(values, SUBMISSION_TEXT_NAMES),
    ...idsOf(values),
    moreServices: values.moreServices.map(idsOf),
    lanes: values.lanes.map(({ fromId, toId, bothWays }) => ({
      fromId: fromId.id ?? '',
      toId: toId.id ?? '',
      bothWays,
    })),
    contactEmail: values.contactEmail.trim(),
    contactWhatsapp: values.contactWhatsapp.trim(),
    contactPhone: values.contactPhone.trim(),
    file: null,
  };
}
