import type { Gazetteer } from '../addresses/gazetteer.ts';
import type { Db } from '../db.ts';
import type { Limits } from '../http/limits.ts';
import type { Language } from '../i18n/language.ts';
import type { Log } from '../log.ts';

/** Who is asking. */
interface Viewer {
  id: number;
  isSuperAdmin: boolean;
}

/** What every resolver and verb can reach: the parts of the process, and this request. */
export interface Context {
  db: Db;
  gazetteer: Gazetteer;
  limits: Limits;
  log: Log;
  requestId: string;
  /** The caller's network address, as far as proxies are trusted. */
  address: string;
  language: Language;
  viewer: Viewer | null;
}
