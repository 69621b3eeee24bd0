export type DemoLanguage = 'en' | 'es' | 'pt';

export interface DemoPlace {
  id: number;
  kind: 'city' | 'region' | 'country';
  name: string;
  countryCode: string;
  region: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

export interface DemoContact {
  contactType: 'email' | 'land-phone' | 'mobile-phone' | 'whatsapp';
  contactValue: string;
}

export interface DemoBranch {
  addressId: number;
  name: string;
  phone: string | null;
  hours: string | null;
}

export type DemoRole = 'own_fleet' | 'broker' | 'forwarder' | 'warehouse' | 'customs' | 'other';

export interface DemoLane {
  fromId: number;
  toId: number;
  bothWays: boolean;
  rhythm: 'daily' | 'weekly' | 'on_demand';
}

/** A number of a public register, with the result of its check. */
export interface DemoCredential {
  kind: string;
  number: string;
  /** The date, as `YYYY-MM-DD`. */
  validUntil: string | null;
  check: { by: 'staff' | 'file'; result: string; sourceDate: string; seenName: string } | null;
}

export interface DemoProvider {
  businessName: string;
  commercialName: string | null;
  websiteUrl: string | null;
  taxTypeId: number | null;
  taxNumber: string | null;
  description: string;
  addressId: number;
  language: DemoLanguage;
  createdAt: Date;
  approvedAt: Date | null;
  contacts: DemoContact[];
  services: { serviceId: number; addressId: number }[];
  branches: DemoBranch[];
  roles: DemoRole[];
  lanes: DemoLane[];
  credentials: DemoCredential[];
}
