import { useEffect, useState } from 'react';
import type { DueQuestionQuery } from '#web/__generated__/DueQuestionQuery.graphql.ts';
import type { Messages } from '#web/i18n/loadMessages.ts';
import { MoreMessages } from '#web/i18n/MessagesProvider.tsx';
import { pagesLoader } from '#web/layouts/pagesLoader.ts';
import { markAnswered } from '#web/loads/changeLoads.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { forgetToAnswer, oldestDue } from './toAnswer.ts';

const query = graphql`
  query DueQuestionQuery($ids: [ID!]!) @preloadable {
    shortlist(from: { ids: $ids }) {
      providers {
        businessName
      }
    }
  }
`;

interface Question {
  id: number;
  token: string;
  name: string;
  messages: Messages;
}

async function findQuestion(): Promise<Question | null> {
  const due = oldestDue();
  if (!due) return null;
  const { id, token } = due;
  const [{ shortlist }, messages] = await Promise.all([
    ask<DueQuestionQuery>(query, { ids: [String(id)] }),
    pagesLoader(),
  ]);
  const [provider] = shortlist!.providers;
  if (provider) return { id, token, name: provider.businessName, messages };
  // the business is no longer published: the next visit has the next question
  forgetToAnswer(id);
  return null;
}

/** Asks about the contact that has been due for the longest time, on whichever page it was made. */
export function DueQuestion({ className }: { className?: string }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    // without a connection the question appears at another visit
    void findQuestion().then(setQuestion, () => {});
  }, []);
  if (!question) return null;
  const { messages, ...due } = question;
  return (
    <MoreMessages messages={messages}>
      <div className={className}>
        <AnswerLine {...due} onAnswer={(hasAnswered) => hasAnswered && markAnswered(due.id)} />
      </div>
    </MoreMessages>
  );
}
