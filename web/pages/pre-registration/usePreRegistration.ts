import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { usePreRegistrationMutation } from '../../__generated__/usePreRegistrationMutation.graphql.ts';
import { getBotToken, prepareBotToken } from '../../botCheck/botToken.ts';
import { formMessages } from '../../forms/formMessages.ts';
import { showFailure } from '../../forms/showFailure.ts';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { graphql } from '../../relay/graphql.ts';
import { upload } from '../../relay/upload.ts';
import { showToast } from '../../ui/toasts.ts';
import { checkPreRegistration, emptyPreRegistration, type PreRegistration, tidyPhone } from './checkPreRegistration.ts';
import { sendMessages } from './sendMessages.ts';
import { useDraft, useKeepDraft } from './useDraft.ts';

const mutation = graphql`
  mutation usePreRegistrationMutation($input: PreRegisterInput!) {
    preRegister(input: $input) {
      done
    }
  }
`;

/** The form: what is in it, what is kept of it, and sending it. */
export function usePreRegistration() {
  const intl = useIntl();
  const navigate = useNavigate();
  const draft = useDraft();
  const [part, setPart] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const form = useForm<PreRegistration>({
    initial: { ...emptyPreRegistration, ...draft.initial },
    check: checkPreRegistration,
    onRefused: () => {
      void showToast({ type: 'warning', title: intl.formatMessage(sendMessages.refused), seconds: 3 });
    },
    send: async (values) => {
      const controller = new AbortController();
      sending.current = controller;
      setPart(0);
      try {
        const input = { ...asInput(values), idempotencyKey: draft.idempotencyKey() };
        const recaptchaToken = await getBotToken('pre_registration');
        const files = new Map(values.file.map((file) => ['variables.input.file', file]));
        const variables = { input: { ...input, recaptchaToken } };
        await upload<usePreRegistrationMutation>(mutation, variables, {
          files,
          signal: controller.signal,
          onProgress: setPart,
        });
      } finally {
        setPart(null);
      }
      draft.finish();
      void showToast({ type: 'success', title: intl.formatMessage(sendMessages.sent), seconds: 3 });
      await navigate(paths.preRegistrationSuccess(), { replace: true });
    },
    onFailure: (error) => {
      if (sending.current?.signal.aborted) return;
      showFailure(intl, error, { otherwise: formMessages.notSent });
      prepareBotToken();
    },
  });
  useKeepDraft(draft, form.values);

  return {
    form,
    part,
    isRestored: draft.isRestored,
    startAfresh: () => {
      draft.finish();
      form.setValues(emptyPreRegistration);
    },
  };
}

function asInput(values: PreRegistration) {
  return {
    email: values.email.trim(),
    businessName: values.businessName.trim(),
    description: values.description.trim(),
    websiteUrl: values.websiteUrl.trim(),
    serviceId: Number(values.serviceId.id),
    addressId: Number(values.addressId.id),
    contactEmail: values.contactEmail.trim(),
    contactWhatsapp: tidyPhone(values.contactWhatsapp),
    contactPhone: tidyPhone(values.contactPhone),
    file: null,
  };
}
