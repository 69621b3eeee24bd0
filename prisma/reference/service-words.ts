// The words of the trade that name services, in each country of the Americas: see ServiceWords.

import { borderWords } from './service-words-borders.ts';
import { brandWords } from './service-words-brands.ts';
import { bulkWords } from './service-words-bulk.ts';
import { cargoWords } from './service-words-cargoes.ts';
import { clearanceWords } from './service-words-clearance.ts';
import { coldWords } from './service-words-cold.ts';
import { dockWords } from './service-words-docks.ts';
import { fleetWords } from './service-words-fleet.ts';
import { forwardingWords } from './service-words-forwarding.ts';
import { frenchWords } from './service-words-french.ts';
import { frenchCargoWords } from './service-words-french-cargo.ts';
import { freshWords } from './service-words-fresh.ts';
import { garageWords } from './service-words-garages.ts';
import { goodsWords } from './service-words-goods.ts';
import { helperWords } from './service-words-helpers.ts';
import { homeWords } from './service-words-homes.ts';
import { householdWords } from './service-words-households.ts';
import { loadWords } from './service-words-loads.ts';
import { looseWords } from './service-words-loose.ts';
import { moveWords } from './service-words-moves.ts';
import { movingWords, parcelWords } from './service-words-parcels.ts';
import { passengerWords } from './service-words-passengers.ts';
import { portWords } from './service-words-ports.ts';
import { riderWords } from './service-words-riders.ts';
import { roadWords } from './service-words-road.ts';
import { sentenceWords } from './service-words-sentences.ts';
import { shipperWords } from './service-words-shippers.ts';
import { specialWords } from './service-words-special.ts';
import { storageWords } from './service-words-storage.ts';
import { storeWords } from './service-words-stores.ts';
import { supportWords } from './service-words-support.ts';
import { thingWords } from './service-words-things.ts';
import { tradeWords } from './service-words-trade.ts';
import type { ServiceWords } from './service-words-types.ts';
import { vanWords } from './service-words-vans.ts';
import { vehicleWords } from './service-words-vehicles.ts';
import { wayWords } from './service-words-ways.ts';
import { workshopWords } from './service-words-workshops.ts';
import { yardWords } from './service-words-yards.ts';

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
  ...brandWords,
  ...garageWords,
  ...yardWords,
  ...riderWords,
  ...storeWords,
  ...portWords,
  ...homeWords,
  ...loadWords,
  ...cargoWords,
  ...freshWords,
  ...borderWords,
  ...vehicleWords,
  ...frenchWords,
  ...frenchCargoWords,
  ...goodsWords,
  ...looseWords,
  ...wayWords,
  ...vanWords,
  ...moveWords,
  ...householdWords,
  ...clearanceWords,
  ...dockWords,
  ...helperWords,
  ...workshopWords,
];
