export interface ServiceName {
  id: number;
  en: string;
  es: string;
  fr: string;
  pt: string;
}

export type Category = ServiceName;

export interface Subcategory extends ServiceName {
  categoryId: number;
}

export interface Service extends ServiceName {
  subcategoryId: number;
}

export function inCategory(categoryId: number, names: readonly ServiceName[]): Subcategory[] {
  return names.map((name) => ({ ...name, categoryId }));
}

export function inSubcategory(subcategoryId: number, names: readonly ServiceName[]): Service[] {
  return names.map((name) => ({ ...name, subcategoryId }));
}
