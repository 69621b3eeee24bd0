import { builder } from '#server/graphql/builder.ts';
import { maySetUp } from './access.ts';
import { SetUpStepEnum } from './graphql.ts';
import { sendTestEmail } from './sendTestMail.ts';
import { markSteps, type StepName } from './steps.ts';

const SendTestEmailPayload = builder.objectRef<{ email: string }>('SendTestEmailPayload').implement({
  description: 'The result of a test email that the mail server accepted.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The address to which the email was sent.' }) }),
});

const MarkSetUpStepsPayload = builder.objectRef<{ steps: StepName[] }>('MarkSetUpStepsPayload').implement({
  description: 'The result of marking steps.',
  fields: (t) => ({ steps: t.expose('steps', { type: [SetUpStepEnum], description: 'The marked steps.' }) }),
});

builder.mutationFields((t) => ({
  sendTestEmail: t.field({
    type: SendTestEmailPayload,
    authScopes: maySetUp,
    description:
      'Sends a test email to the viewer immediately, to prove that the mail server works. Errors: ' +
      'BAD_USER_INPUT (SMTP_URL is not set, or the mail server failed), TOO_MANY_REQUESTS.',
    resolve: async (_, __, context) => ({ email: await sendTestEmail(context) }),
  }),
  markSetUpSteps: t.fieldWithInput({
    type: MarkSetUpStepsPayload,
    authScopes: maySetUp,
    description: 'Marks steps of the set-up as done, for all super admins.',
    input: { steps: t.input.field({ type: [SetUpStepEnum], required: true, description: 'The steps to mark.' }) },
    resolve: async (_, { input }, context) => {
      await markSteps(context, input.steps);
      return input;
    },
  }),
}));
