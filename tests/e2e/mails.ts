import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** All mails to this address so far. */
export async function mailsTo(email: string): Promise<Email[]> {
  const directory = path.join(process.env.E2E_DATA!, 'mail');
  // the folder is made with the first mail
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(path.join(directory, name), 'utf8'))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}
