/** The bot check failed; the cause has the reason. */
export class BotCheckFailed extends Error {
  override name = 'BotCheckFailed';
}
