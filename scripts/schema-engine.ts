// Prisma's schema engine as WebAssembly, which npm can install where the native engine cannot be downloaded. For
// development only: it compares the committed migrations with schema.prisma.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { readMigrations } from '#server/app/sqlFiles.ts';

// Missing in @types/node.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, unknown>) => { exports: object };
};

const INTERNAL_CHAR = 18; // PostgreSQL's "char", which the engine reads from pg_catalog and adapter-pg does not map
const SCHEMA = path.resolve(import.meta.dirname, '../prisma/schema.prisma');

/** The SQL of the missing migration; empty when the migrations match the schema. */
export async function missingMigration(serverUrl: string): Promise<string> {
  loadEngine();
  const schema = { path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') };
  const engine = await engineModule.SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapterFactory(serverUrl)),
  );
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...migrationList() },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? (stdout ?? '') : '';
}

function loadEngine(): void {
  // Without this, a panic of the engine becomes a TypeError in a callback.
  (globalThis as Record<string, unknown>).PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (text: string) => console.error(text),
  };
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/\.js$/, '_bg.wasm');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    './schema_engine_bg.js': engineModule as never,
  });
  const module = engineModule as unknown as { __wbg_set_wasm: (exports: object) => void };
  module.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start?: () => void }).__wbindgen_start?.();
}

function migrationList(): MigrationList {
  return {
    baseDir: path.resolve(SCHEMA, '../migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}

/**
 * Replaces adapter-pg's factory, which drops its shadow database too early and splits scripts at every ";", breaking
 * functions.
 */
function adapterFactory(serverUrl: string): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: async () => openAdapter(new pg.Pool({ connectionString: serverUrl, max: 2 }), async () => {}),
    connectToShadowDb: async () => {
      const database = `shadow_${crypto.randomUUID().replaceAll('-', '')}`;
      const admin = new pg.Client({ connectionString: serverUrl });
      await admin.connect();
      await admin.query(`create database ${database} template template0`);
      const url = new URL(serverUrl);
      url.pathname = `/${database}`;
      return openAdapter(new pg.Pool({ connectionString: String(url), max: 2 }), async () => {
        await admin.query(`drop database if exists ${database} with (force)`);
        await admin.end();
      });
    },
  };
}

async function openAdapter(pool: pg.Pool, dispose: () => Promise<void>) {
  pool.on('error', () => {});
  const charColumns = readInternalChar(pool);
  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    dispose,
    executeScript: async (script: string) => {
      await pool.query(script).catch((error) => {
        throw new DriverAdapterError({
          kind: 'postgres',
          code: error.code ?? 'N/A',
          severity: error.severity ?? 'ERROR',
          message: error.message,
          detail: error.detail,
          column: error.column,
          hint: error.hint,
        });
      });
    },
    queryRaw: async (query: Parameters<typeof queryRaw>[0]) => {
      const result = await queryRaw(query);
      for (const column of charColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    },
  });
}

/** Makes the pool read "char" columns as text. Returns their positions by result. */
function readInternalChar(pool: pg.Pool): WeakMap<object, number[]> {
  const found = new WeakMap<object, number[]>();
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  Object.assign(pool, {
    query: async (...args: unknown[]) => {
      const result = await query(...args);
      const columns: number[] = [];
      result.fields?.forEach((field, index) => {
        if (field.dataTypeID !== INTERNAL_CHAR) return;
        field.dataTypeID = pg.types.builtins.TEXT;
        columns.push(index);
      });
      if (columns.length > 0) found.set(result.rows, columns);
      return result;
    },
  });
  return found;
}
