import { builder } from '#server/graphql/builder.ts';
import { controlNotice, type ControlNotice as Notice } from '../control/controlNotice.ts';
import { Provider } from './graphql.ts';
import { readField } from './visible.ts';

const ControlKind = builder.enumType('ControlKind', {
  description: 'A kind of change of the owners or contacts of a provider.',
  values: {
    CONTACTS: {
      value: 'contacts',
      description:
        'The contacts of the provider changed, such as phone and email within 30 days, or all phones. With MAIL_DOMAIN when both apply.',
    },
    OWNER: { value: 'owner', description: 'The owner of the provider was replaced.' },
    MAIL_DOMAIN: {
      value: 'mail_domain',
      description: 'The email address of the provider is at a new domain, or is a new mailbox of a mail provider.',
    },
    CLAIM_PENDING: { value: 'claim_pending', description: 'A claim with proof is pending.' },
  } as const,
});

const ControlNotice = builder.objectRef<Notice>('ControlNotice').implement({
  description:
    'A notice of changed contacts or owners, shown for 14 days. Most changes are legitimate; the notice states no ' +
    'reason.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'The time of the first of the changes.' }),
    until: t.expose('until', { type: 'DateTime', description: 'The time at which the notice ends.' }),
    kinds: t.expose('kinds', { type: [ControlKind], description: 'The kinds of changes.' }),
  }),
});

builder.prismaObjectField(Provider, 'controlNotice', (t) =>
  t.field({
    type: ControlNotice,
    nullable: true,
    description: "A notice of recent changes of the provider's owners or contacts; null when there are none.",
    resolve: async (provider, _, context) => controlNotice(await readField(provider, 'controlChanges', context)),
  }),
);
