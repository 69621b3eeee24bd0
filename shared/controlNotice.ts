/** The number of days for which a change of a provider's contacts or owner is shown. */
export const CONTROL_NOTICE_DAYS = 14;
