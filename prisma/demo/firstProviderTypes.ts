export type NamedPlace = readonly [countryCode: string, name: string, region: string];

export interface FirstProvider {
  home: NamedPlace;
  businessName: string;
  commercialName: string;
  host: string;
  mailbox: string;
  createdAt: string;
  description: string;
  /** A service without a place is offered at the home of the business. */
  services: readonly (readonly [serviceId: number, place?: NamedPlace])[];
}
