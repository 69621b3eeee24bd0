import { Invalid } from '#server/platform/errors.ts';
import type { ProviderForm } from '#server/providers/form/parseProviderForm.ts';
import { readCredential, tidyCredential } from '#shared/credentials.ts';
import { fold } from '#shared/fold.ts';
import { type BusinessRole, type LaneRhythm, readLane } from '#shared/lane.ts';
import type { Reader } from './readServices.ts';
import { findService, type Named, readPlace } from './terms.ts';

const words = <Name extends string>(names: Record<Name, string>) =>
  new Map(
    Object.entries<string>(names).flatMap(([name, texts]) =>
      [name.replaceAll('_', ' '), ...texts.split(', ')].map((text) => [fold(text), name as Name] as const),
    ),
  );

const ROLES = words<BusinessRole>({
  own_fleet: 'carrier, flota propia, transportista, frota propria, transportador',
  broker: 'freight broker, intermediario, comisionista, intermediador, corretor de cargas',
  forwarder: 'freight forwarder, agente de carga, agente de cargas, transitario, embarcador',
  warehouse: 'deposito, almacen, bodega, armazem',
  customs: 'customs broker, despachante, despachante de aduana, agente aduanal, despachante aduaneiro',
  other: 'otro, outro',
});

const RHYTHMS = words<LaneRhythm>({
  daily: 'every day, diario, diaria, diariamente, todos los dias, todos os dias',
  weekly: 'every week, semanal, semanalmente, todas las semanas, todas as semanas',
  on_demand: 'a pedido, segun demanda, sob demanda',
});

const items = (cell: string, between: RegExp) =>
  cell
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean);

/** Parses roles such as `own fleet; customs`, in three languages. Throws `Invalid`. */
export function readRoles(cell: string): BusinessRole[] {
  return items(cell, /[;,|]/).map((text) => {
    const role = ROLES.get(fold(text));
    if (!role) throw new Invalid('import.role', { text: text.slice(0, 100), field: 'roles' });
    return role;
  });
}

/**
 * Parses lanes such as `Rosario, AR > Asunción, PY; Rosario, AR <> Santos, BR: weekly: Refrigerated transport`: the
 * ends, then in any order the frequency and the only service. Places and services may have their ids, as in exports:
 * `Rosario [3838583]`. Throws `Invalid`.
 */
export function readLanes({ gazetteer, terms }: Reader, cell: string): NonNullable<ProviderForm['lanes']> {
  return items(cell, /[;|]/).map((item) => {
    const [ends = '', ...details] = items(item, /:/);
    const lane = readLane(ends);
    if (!lane) throw new Invalid('import.lane', { text: item.slice(0, 100), field: 'lanes' });
    const [from, to] = [lane.from, lane.to].map((name) => readPlace(gazetteer, named(name), 'lanes').id);
    const services = details.filter((text) => !RHYTHMS.has(fold(text)));
    return {
      ...{ id: 'n', fromId: from!, toId: to!, bothWays: lane.bothWays },
      rhythm: details.map((text) => RHYTHMS.get(fold(text))).find(Boolean) ?? 'on_demand',
      serviceId: services.length > 0 ? findService(terms, named(services.join(': ')), 'lanes') : null,
    };
  });
}

/** Parses credentials such as `USDOT 1234567; RNTRC 012345678 until 2027-03-31`. Throws `Invalid`. */
export function readCredentials(cell: string): NonNullable<ProviderForm['credentials']> {
  return items(cell, /[;|]/).map((text) => {
    const read = readCredential(text);
    if (!read) throw new Invalid('import.credential', { text: text.slice(0, 100), field: 'credentials' });
    return { id: 'n', ...read, number: tidyCredential(read.kind, read.number) };
  });
}

function named(text: string): Named {
  const id = text.match(/\[(\d{1,10})\]$/);
  return { id: id && Number(id[1]), name: text.slice(0, id?.index).trim() };
}
