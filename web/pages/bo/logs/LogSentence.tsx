import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { LogSentence_log$key } from '#web/__generated__/LogSentence_log.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { Subject } from './Subject.tsx';
import { sentences } from './sentences.ts';

/** A log entry as a sentence with links to its author and subject. Rarer entries show the message, and the author. */
export function LogSentence({ log }: { log: LogSentence_log$key }) {
  const entry = useFragment(
    graphql`
      fragment LogSentence_log on Log {
        code
        message
        subjectType
        user {
          databaseId
          displayName
        }
        ...Subject_log
      }
    `,
    log,
  );
  const { code, message, subjectType, user } = entry;
  const what = <Subject log={entry} />;
  const sentence = sentences[code];
  const person = user && <Link href={paths.boUser(user.databaseId)}>{user.displayName}</Link>;
  if (sentence) {
    const who = person ?? <FormattedMessage id="bo.said.nobody" defaultMessage="Someone" />;
    return <FormattedMessage {...sentence} values={{ who, what }} />;
  }
  return (
    <>
      {message}
      {subjectType && <> · {what}</>}
      {person && <> · {person}</>}
    </>
  );
}
