import { beforeAll, expect } from 'vitest';
import { enumName } from '#server/rest/schema.ts';
import { csvForm } from './csvForm.ts';
import { settledImport } from './settledImport.ts';
import { signedInStaff } from './staff.ts';
import type { TestApp } from './testApp.ts';

export const IMPORT_HEADER = ['reference', 'businessName', 'city', 'taxNumber', 'contacts', 'services'];
export const CITY = 'Rosario, Santa Fe, Argentina';

/** The cells of a valid provider, with changes. */
export function importRow(reference: string, businessName: string, changes: Partial<Record<string, string>> = {}) {
  const cells: Record<string, string> = {
    reference,
    businessName,
    city: CITY,
    taxNumber: '',
    contacts: 'email: a@b.example',
    services: 'Refrigerated transport',
    ...changes,
  };
  return IMPORT_HEADER.map((name) => cells[name] ?? '');
}

/** A column as the mapping has it, by the name of its field; blank: it is ignored. */
export const columnTarget = (field: string) => (field === '' ? { isIgnored: true } : { field: enumName(field) });

interface Row {
  line: number;
  verdict: string;
  businessName: string;
  messages: string[];
  column: string | null;
  provider: { databaseId: number } | null;
}

interface Problems {
  problems: { text: string; field: string | null }[];
}

const ROWS = `query ($id: ID!, $verdict: ProviderImportVerdict) { providerImport(id: $id) {
  rows(first: 400, verdict: $verdict) { totalCount edges { node {
    line verdict businessName problems { text field } provider { databaseId } } } } } }`;

/** Imports over REST as a super admin, each step awaited. */
export function useImports(test: TestApp) {
  const staff = {} as Awaited<ReturnType<typeof signedInStaff>>;
  beforeAll(async () => {
    Object.assign(staff, await signedInStaff(test));
  });
  const rowsOf = async (id: number, verdict: string | null = null): Promise<Row[]> => {
    const { body } = await staff.graphql(ROWS, { id, verdict });
    expect(body.errors).toBeUndefined();
    const { rows } = body.data.providerImport;
    expect(rows.edges).toHaveLength(rows.totalCount);
    return rows.edges.map(({ node: { problems, ...row } }: { node: Omit<Row, 'messages' | 'column'> & Problems }) => ({
      ...row,
      messages: problems.map(({ text }) => text),
      // as REST and the report name it
      column: problems[0]?.field?.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) ?? null,
    }));
  };
  return {
    staff,
    check: async (file: Parameters<typeof csvForm>[0]) => {
      const { status, body } = await staff.form('/api/providers/import', csvForm(file));
      expect([status, body.message ?? null]).toEqual([202, null]);
      return settledImport(staff, body.id);
    },
    commit: async (id: number, approvalReason?: string) => {
      expect((await staff.post(`/api/providers/import/${id}/commit`, { approvalReason })).status).toBe(202);
      return settledImport(staff, id);
    },
    rowsOf,
    verdicts: async (id: number) => (await rowsOf(id)).map(({ verdict }) => verdict),
    named: (businessName: string) =>
      test.db.prisma.provider.findFirst({ where: { businessName }, include: { contacts: true, services: true } }),
  };
}
