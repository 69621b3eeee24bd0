import { Invalid } from '#server/platform/errors.ts';
import { type Area, areaFault, MAX_AREA } from '#shared/area.ts';

/** Validates the requested area. Throws `Invalid` for an invalid area, or one that is too large. */
export function readArea({ south, west, north, east }: Area): Area {
  const area = { south, west, north, east };
  const fault = areaFault(area);
  if (fault) throw new Invalid(fault, { ...MAX_AREA, field: 'where.area' });
  return area;
}
