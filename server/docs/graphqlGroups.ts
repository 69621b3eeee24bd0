/** Groups of queries and mutations, by words in their names. The first match counts. */
const GROUPS: [name: string, pattern: RegExp][] = [
  ['Search', /^(nearestAddress|searchProviders|suggestAddresses)$/],
  ['Access tokens and partners', /token|partner|webhook/i],
  ['Imports', /import/i],
  ['Help', /help|callerAddress/i],
  ['Accounts', /sign(In|Up|Out)|viewer|profile|password|verif|deletion|personalData|botCheck/i],
  ['Moderation', /decision|decide|unapproved|image|queuePlace|registrationsByWeek|atAGlance/i],
  ['Own providers', /^(own|submit|resubmit|resubmission|preRegister|startCorrection|phoneReadings)/],
  ['Providers', /provider/i],
  ['Services and tax types', /service|taxType/i],
  ['Users', /user/i],
  ['Operations', /log|file/i],
  ['Any object', /^nodes?$/],
];

/** Group of fields that match no pattern. */
export const OTHERS = 'Others';

export const GROUP_NAMES = [...GROUPS.map(([name]) => name), OTHERS];

export function groupOf(field: string): string {
  return GROUPS.find(([, pattern]) => pattern.test(field))?.[0] ?? OTHERS;
}
