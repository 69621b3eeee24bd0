import { defineMessages, type IntlShape } from 'react-intl';
import { laneText } from '#shared/lane.ts';

/** The roles of a business, by their names in GraphQL. */
export const roleMessages = defineMessages({
  OWN_FLEET: { id: 'role.own_fleet' },
  BROKER: { id: 'role.broker' },
  FORWARDER: { id: 'role.forwarder' },
  WAREHOUSE: { id: 'role.warehouse' },
  CUSTOMS: { id: 'role.customs' },
  OTHER: { id: 'role.other' },
});
export type RoleName = keyof typeof roleMessages;

/** The frequencies of a lane, by their names in GraphQL. */
export const rhythmMessages = defineMessages({
  DAILY: { id: 'lane.rhythm.daily' },
  WEEKLY: { id: 'lane.rhythm.weekly' },
  ON_DEMAND: { id: 'lane.rhythm.on_demand' },
});
export type RhythmName = keyof typeof rhythmMessages;

interface LaneInWords {
  readonly from: { readonly name: string };
  readonly to: { readonly name: string };
  readonly bothWays: boolean;
  readonly rhythm: string;
  readonly service?: { readonly name: string } | null | undefined;
}

/** The details of a lane without its ends, such as 'weekly · Grain'. */
export const laneDetails = (intl: IntlShape, { rhythm, service }: Pick<LaneInWords, 'rhythm' | 'service'>): string =>
  [intl.formatMessage(rhythmMessages[rhythm as RhythmName]), service?.name].filter(Boolean).join(' · ');

/** A lane as one line, such as 'Rosario → Asunción · weekly · Grain'. */
export const laneInWords = (intl: IntlShape, lane: LaneInWords): string =>
  `${laneText(lane.from.name, lane.to.name, lane.bothWays)} · ${laneDetails(intl, lane)}`;
