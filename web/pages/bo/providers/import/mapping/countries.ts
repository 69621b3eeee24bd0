/** The countries and territories of the Americas, by their ISO codes. */
export const countries: readonly string[] =
  `AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM
   PR PY SR SV SX TC TT US UY VC VE VG VI`.split(/\s+/);
