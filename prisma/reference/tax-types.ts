// The registrations of businesses with the tax office of their country. Stored data refers to the ids: never change or
// reuse one.

export interface TaxType {
  id: number;
  countryCode: string;
  shortName: string;
  /** Full official name, in the country's language. */
  name: string;
}

export const taxTypes: readonly TaxType[] = [
  { id: 1, countryCode: 'AR', shortName: 'CUIT', name: 'Clave Única de Identificación Tributaria' },
  { id: 2, countryCode: 'AR', shortName: 'CUIL', name: 'Código Único de Identificación Laboral' },
  { id: 3, countryCode: 'BR', shortName: 'CNPJ', name: 'Cadastro Nacional da Pessoa Jurídica' },
  { id: 4, countryCode: 'BR', shortName: 'CPF', name: 'Cadastro de Pessoas Físicas' },
  { id: 5, countryCode: 'MX', shortName: 'RFC', name: 'Registro Federal de Contribuyentes' },
  { id: 6, countryCode: 'CO', shortName: 'NIT', name: 'Número de Identificación Tributaria' },
  { id: 7, countryCode: 'CL', shortName: 'RUT', name: 'Rol Único Tributario' },
  { id: 8, countryCode: 'PE', shortName: 'RUC', name: 'Registro Único de Contribuyentes' },
  { id: 9, countryCode: 'US', shortName: 'EIN', name: 'Employer Identification Number' },
  { id: 10, countryCode: 'UY', shortName: 'RUT', name: 'Registro Único Tributario' },
  { id: 11, countryCode: 'PY', shortName: 'RUC', name: 'Registro Único de Contribuyentes' },
  { id: 12, countryCode: 'BO', shortName: 'NIT', name: 'Número de Identificación Tributaria' },
  { id: 13, countryCode: 'EC', shortName: 'RUC', name: 'Registro Único de Contribuyentes' },
  { id: 14, countryCode: 'VE', shortName: 'RIF', name: 'Registro Único de Información Fiscal' },
  { id: 15, countryCode: 'CA', shortName: 'BN', name: 'Business Number' },
  { id: 16, countryCode: 'CR', shortName: 'Cédula jurídica', name: 'Cédula de persona jurídica' },
  { id: 17, countryCode: 'PA', shortName: 'RUC', name: 'Registro Único de Contribuyente' },
  { id: 18, countryCode: 'GT', shortName: 'NIT', name: 'Número de Identificación Tributaria' },
  { id: 19, countryCode: 'HN', shortName: 'RTN', name: 'Registro Tributario Nacional' },
  { id: 20, countryCode: 'SV', shortName: 'NIT', name: 'Número de Identificación Tributaria' },
  { id: 21, countryCode: 'NI', shortName: 'RUC', name: 'Registro Único de Contribuyentes' },
  { id: 22, countryCode: 'DO', shortName: 'RNC', name: 'Registro Nacional de Contribuyentes' },
  { id: 23, countryCode: 'CU', shortName: 'NIT', name: 'Número de Identificación Tributaria' },
  { id: 24, countryCode: 'PR', shortName: 'EIN', name: 'Employer Identification Number' },
  { id: 25, countryCode: 'JM', shortName: 'TRN', name: 'Taxpayer Registration Number' },
  { id: 26, countryCode: 'TT', shortName: 'BIR', name: 'Board of Inland Revenue File Number' },
  { id: 27, countryCode: 'GY', shortName: 'TIN', name: 'Taxpayer Identification Number' },
  { id: 28, countryCode: 'BB', shortName: 'TIN', name: 'Taxpayer Identification Number' },
  { id: 29, countryCode: 'BZ', shortName: 'TIN', name: 'Taxpayer Identification Number' },
  { id: 30, countryCode: 'BS', shortName: 'TIN', name: 'Taxpayer Identification Number' },
  { id: 31, countryCode: 'LC', shortName: 'TIN', name: 'Taxpayer Identification Number' },
  { id: 32, countryCode: 'HT', shortName: 'NIF', name: 'Numéro d’immatriculation fiscale' },
];
