/** The sort orders of a list: a column of `providers p` or an indexed expression, and the SQL type of its values. */
export const SORTS = {
  businessName: { column: 'p.business_name', collation: ' collate "und-x-icu"', type: 'text' },
  commercialName: { column: 'p.commercial_name', collation: ' collate "und-x-icu"', type: 'text' },
  taxNumber: { column: 'p.tax_number', collation: '', type: 'text' },
  approvedAt: { column: 'p.approved_at', collation: '', type: 'timestamptz' },
  createdAt: { column: 'p.created_at', collation: '', type: 'timestamptz' },
  submittedAt: { column: 'coalesce(p.resubmitted_at, p.created_at)', collation: '', type: 'timestamptz' },
  updatedAt: { column: 'p.updated_at', collation: '', type: 'timestamptz' },
  /** Sorts by the approver's name: the approvers in the order of their names, each with their providers. */
  approvedBy: { column: 'p.approved_by_id', collation: '', type: 'int' },
} as const;

export type ProviderSortField = keyof typeof SORTS;

export const PROVIDER_SORTS = Object.keys(SORTS) as ProviderSortField[];

export interface ProviderOrder {
  field: ProviderSortField;
  isDescending: boolean;
}

/** The approvers, found by skipping along the index rather than by reading every provider. */
export const APPROVERS = `approvers as (
  with recursive hop as (
    select min(approved_by_id) id from providers
    union all
    select (select min(approved_by_id) from providers where approved_by_id > hop.id) from hop where hop.id is not null
  )
  select u.id, u.display_name from hop join users u on u.id = hop.id
)`;
