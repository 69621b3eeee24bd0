import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { EditRules_query$key } from '#web/__generated__/EditRules_query.graphql.ts';
import type { EditablePart, EditRulesMutation } from '#web/__generated__/EditRulesMutation.graphql.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { partMessages } from '../provider/history/historyMessages.ts';
import { labels } from '../provider/labels.ts';

const messages = defineMessages({
  failed: { id: 'bo.editRules.failed', defaultMessage: 'Failed to save the rule', description: 'Message' },
  hours: {
    id: 'bo.editRules.hours',
    defaultMessage: 'Opening hours of branches',
    description: 'A part of a business of which edits may wait for review',
  },
});

/** Without what Relay adds for values of later servers. */
type Part = Exclude<EditablePart, `%${string}`>;

/** The parts as the form calls them. */
const partNames: Record<Part, MessageDescriptor> = {
  DESCRIPTION: labels.description,
  SERVICES: labels.services,
  HOURS: messages.hours,
  IMAGE: partMessages.image!,
};

const mutation = graphql`
  mutation EditRulesMutation($rules: [EditRuleInput!]!) {
    setEditRules(rules: $rules) {
      editRules {
        part
        isReviewed
      }
    }
  }
`;

/** Which edits of owners wait for review. */
export function EditRules({ query }: { query: EditRules_query$key }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { editRules } = useFragment(
    graphql`
      fragment EditRules_query on Query {
        editRules {
          part
          isReviewed
        }
      }
    `,
    query,
  );
  const save = async (part: EditablePart, isReviewed: boolean) => {
    try {
      await commit<EditRulesMutation>(environment, { mutation, variables: { rules: [{ part, isReviewed }] } });
      await revalidate();
    } catch (error) {
      showError(intl, error, messages.failed);
    }
  };
  return (
    <FormPart
      title={
        <FormattedMessage
          id="bo.editRules"
          defaultMessage="What needs review"
          description="Heading above the choice which edits of owners wait for review"
        />
      }
    >
      <Stack data-wide="" gap={4} size="sm">
        <Text tone="soft">
          <FormattedMessage
            id="bo.editRules.text"
            defaultMessage="Changes to names, tax number, website, contacts and branches are always reviewed. Select what else to review. Everything else is published immediately."
            description="Above the choice which edits of owners wait for review"
          />
        </Text>
        {editRules.map(({ part, isReviewed }) => (
          <Checkbox
            key={part}
            name={part}
            isSelected={isReviewed}
            onChange={(isSelected) => void save(part as EditablePart, isSelected)}
          >
            {intl.formatMessage(partNames[part as Part])}
          </Checkbox>
        ))}
      </Stack>
    </FormPart>
  );
}
