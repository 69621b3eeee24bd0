// The words of the trade that name services, in each country of the Americas: see ServiceWords.

import { bulkWords } from './service-words-bulk.ts';
import { coldWords } from './service-words-cold.ts';
import { fleetWords } from './service-words-fleet.ts';
import { forwardingWords } from './service-words-forwarding.ts';
import { movingWords, parcelWords } from './service-words-parcels.ts';
import { passengerWords } from './service-words-passengers.ts';
import { roadWords } from './service-words-road.ts';
import { sentenceWords } from './service-words-sentences.ts';
import { shipperWords } from './service-words-shippers.ts';
import { specialWords } from './service-words-special.ts';
import { storageWords } from './service-words-storage.ts';
import { supportWords } from './service-words-support.ts';
import { thingWords } from './service-words-things.ts';
import { tradeWords } from './service-words-trade.ts';
import type { ServiceWords } from './service-words-types.ts';

export type { ServiceWords } from './service-words-types.ts';

export const serviceWords: readonly ServiceWords[] = [
  ...roadWords,
  ...coldWords,
  ...bulkWords,
  ...specialWords,
  ...parcelWords,
  ...movingWords,
  ...forwardingWords,
  ...tradeWords,
  ...storageWords,
  ...passengerWords,
  ...supportWords,
  ...fleetWords,
  ...sentenceWords,
  ...thingWords,
  ...shipperWords,
];
