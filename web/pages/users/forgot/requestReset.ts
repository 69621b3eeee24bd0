import type { requestResetMutation } from '../../../__generated__/requestResetMutation.graphql.ts';
import { getBotToken } from '../../../botCheck/botToken.ts';
import { ask } from '../../../relay/ask.ts';
import { graphql } from '../../../relay/graphql.ts';

const mutation = graphql`
  mutation requestResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      done
    }
  }
`;

/** Asks for a link by mail. Answers alike whether or not somebody has this address. */
export async function requestReset(email: string): Promise<void> {
  const recaptchaToken = await getBotToken('passwordReset');
  await ask<requestResetMutation>(mutation, { input: { email, recaptchaToken } });
}
