/** The bot check could not be made; the cause says why. */
export class BotCheckFailed extends Error {
  override name = 'BotCheckFailed';
}
