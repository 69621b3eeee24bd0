/** The maximum number of lanes of a provider. */
export const MOST_LANES = 30;

/** The roles of a business in a transport, in the order of a form. */
export const BUSINESS_ROLES = ['own_fleet', 'broker', 'forwarder', 'warehouse', 'customs', 'other'] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** The frequencies of a lane. */
export const LANE_RHYTHMS = ['daily', 'weekly', 'on_demand'] as const;
export type LaneRhythm = (typeof LANE_RHYTHMS)[number];

/** The number of months after which an unconfirmed lane only means that its provider serves both ends. */
export const LANE_FRESH_MONTHS = 18;

interface LaneEnds {
  fromId: number;
  toId: number;
  bothWays: boolean;
  serviceId: number | null;
}

/** Whether a lane repeats an earlier one, including the way back of a two-way lane. */
export function repeatsLane(lane: LaneEnds, earlier: LaneEnds): boolean {
  if (lane.serviceId !== earlier.serviceId) return false;
  if (lane.fromId === earlier.fromId && lane.toId === earlier.toId) return true;
  return (lane.bothWays || earlier.bothWays) && lane.fromId === earlier.toId && lane.toId === earlier.fromId;
}

/** A lane in one line, such as `Rosario → Asunción`. */
export function laneText(from: string, to: string, bothWays: boolean): string {
  return `${from} ${bothWays ? '⇄' : '→'} ${to}`;
}

const LANE = /^(.+?)(<>|<->|<=>|⇄|↔|->|=>|→|>)([^<>⇄↔→]+)$/su;

/**
 * The ends of a lane in a text such as `Rosario, AR > Asunción, PY`, or `A <> B` for both ways; null for any other
 * text.
 */
export function readLane(text: string): { from: string; to: string; bothWays: boolean } | null {
  const [, from, arrow, to] = LANE.exec(text.trim()) ?? [];
  return from && arrow && to ? { from: from.trim(), to: to.trim(), bothWays: /[<⇄↔]/u.test(arrow) } : null;
}
