import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { formOf } from '#server/credentials/registers/forms.ts';
import { loadRegister } from '#server/credentials/registers/loadRegister.ts';
import { eventually } from './eventually.ts';
import { signedInStaff } from './staff.ts';
import { REFRIGERATED } from './submission.ts';
import type { TestApp } from './testApp.ts';

export const SAO_PAULO = 3448439;
let last = 700_000_000;
export const number = () => String(++last);
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const HEADER =
  'nome_transportador;numero_rntrc;data_primeiro_cadastro;situacao_rntrc;cpfcnpjtransportador;categoria_transportador;uf';
export const line = (name: string, of: string, { status = 'ATIVO', region = 'SP', category = 'ETC' } = {}) =>
  `${name};${of};01/02/2015;${status};11.222.333/0001-44;${category};${region}`;

/** Businesses with numbers of the RNTRC, and files of ANTT. */
export function useRegisterFiles(test: TestApp) {
  /** A published business of São Paulo with this number of the RNTRC. */
  async function published(businessName: string, declared: object) {
    const staff = await signedInStaff(test);
    const { body } = await staff.post('/api/providers', {
      ...{ businessName, addressesId: SAO_PAULO, contacts: [] },
      providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: SAO_PAULO }],
      declaredCredentials: [{ kind: 'rntrc', validUntil: null, ...declared }],
    });
    await staff.post(`/api/providers/${body.id}/approve`);
    // with a file that an earlier test has loaded
    await compared();
    return { id: body.id as number, staff };
  }

  /** Loads a file of ANTT, and compares all credentials with it. */
  async function load(lines: string[], date = day(-3)) {
    const text = [HEADER, ...lines].join('\r\n');
    const counts = await loadRegister(test.db.pool, formOf('antt')!, Readable.from([Buffer.from(text)]), date);
    await compared();
    return counts;
  }

  /** Waits until the worker has compared all credentials. */
  const compared = () =>
    eventually(async () => {
      const { rows } = await test.db.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier in ('compareCredentials', 'compareProvider')`,
      );
      expect(rows).toEqual([]);
    });

  async function shown(id: number) {
    const query = `{ provider(id: ${id}) { credentials { number lastCheck { by source sourceDate } } } }`;
    return (await test.graphql(query)).body.data.provider.credentials;
  }

  async function results(id: number) {
    const { rows } = await test.db.pool.query(
      'select result, seen_name as name from credential_checks where provider_id = $1 order by id',
      [id],
    );
    return rows.map((row) => row.result);
  }

  return { published, load, compared, shown, results };
}
