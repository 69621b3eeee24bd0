export type NamedPlace = readonly [countryCode: string, name: string, region: string];

export interface FirstProvider {
  home: NamedPlace;
  businessName: string;
  commercialName: string;
  host: string;
  mailbox: string;
  createdAt: string;
  description: string;
  /** At home where no place is named. */
  services: readonly (readonly [serviceId: number, place?: NamedPlace])[];
}
