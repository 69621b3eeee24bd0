/** The usage agreement that people accept by signing up: the day its text came into force. */
export const AGREEMENT_VERSION = '2026-11-21';
