import { parseArea } from '#shared/area.ts';
import type { Search } from '#web/paths.ts';
import { narrowingVariables } from './narrowing.ts';

/** A search as the variables of a query. */
export const searchVariables = (search: Search) => ({
  place: search.f || null,
  placeId: search.a || null,
  to: search.t ?? null,
  area: search.area ? parseArea(search.area) : null,
  keywords: search.q || null,
  literal: search.literal ?? false,
  ...narrowingVariables(search),
});
