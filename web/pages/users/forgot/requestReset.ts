import type { requestResetMutation } from '#web/__generated__/requestResetMutation.graphql.ts';
import { getBotToken } from '#web/botCheck/botToken.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';

const mutation = graphql`
  mutation requestResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

/** Requests a link by mail. The response is the same with and without an account for the address. */
export async function requestReset(email: string): Promise<void> {
  const botCheckSolution = await getBotToken('passwordReset');
  await ask<requestResetMutation>(mutation, { input: { email, botCheckSolution } });
}
