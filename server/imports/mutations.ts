import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { changedNode, savedPayload } from '#server/graphql/payloads.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayImportProviders } from './access.ts';
import { changeImportRow, mapProviderImport } from './changeMapping.ts';
import { checkProviderImport } from './checkProviderImport.ts';
import { cancelProviderImport, commitProviderImport, undoProviderImport } from './commitProviderImport.ts';
import { MAX_COLUMNS } from './file/limits.ts';
import { ProviderImport, ProviderImportRow } from './graphql.ts';
import { readImportAgain } from './readFile.ts';
import { ProviderImportField } from './reading/fieldType.ts';
import { markOf } from './reading/targets.ts';

const ProviderImportRowPayload = savedPayload(
  'ProviderImportRowPayload',
  'The row after the change.',
  'providerImportRow',
  {
    type: ProviderImportRow,
    description: 'The row after the change, which is checked again.',
  },
);

const ProviderImportPayload = savedPayload('ProviderImportPayload', 'The import after the change.', 'providerImport', {
  type: ProviderImport,
  description: 'The import after the mutation.',
});

const ServiceTextInput = builder.inputType('ProviderImportServiceTextInput', {
  description: 'The services that a text in the file names.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'The text, as in `serviceTexts`.' }),
    serviceIds: t.idList({
      required: true,
      description: `The services that the text names, at most ${MOST.services}. If empty, the text adds no service to its rows.`,
    }),
  }),
});

const ColumnTarget = builder.inputType('ColumnTarget', {
  isOneOf: true,
  description: 'The content of a column of a file: exactly one of these fields.',
  fields: (t) => ({
    field: t.field({ type: ProviderImportField, description: 'The field to which the column is mapped.' }),
    serviceId: t.id({
      description: 'The id of the service that the column marks: rows with a mark offer the service.',
    }),
    isIgnored: t.boolean({ description: 'Whether the column is ignored.' }),
  }),
});

const MappingInput = builder.inputType('ProviderImportMappingInput', {
  description: 'The mapping of a file. Omitted fields remain unchanged, or are derived from the headers.',
  fields: (t) => ({
    columns: t.field({
      type: [ColumnTarget],
      description: `The content of each column of the file, at most ${MAX_COLUMNS}.`,
    }),
    countryCode: t.field({
      type: 'CountryCode',
      description: 'The country of rows that name no country; null for none.',
    }),
    language: t.field({ type: 'Language', description: 'The language of the providers that the import creates.' }),
    serviceIds: t.idList({
      description: `The ids of the services of rows that name no service, at most ${MOST.services}.`,
    }),
    services: t.field({
      type: [ServiceTextInput],
      description: 'The texts that name services; there is no maximum number.',
    }),
    spellsNames: t.boolean({ description: 'Whether to convert names in capitals to ordinary spelling.' }),
    joinsRows: t.boolean({
      description:
        'Whether to join rows with the same registry number, otherwise tax number, otherwise name, into one ' +
        'provider with the services, places and contacts of all rows.',
    }),
  }),
});

const CellInput = builder.inputType('ProviderImportCellInput', {
  description: 'A corrected cell.',
  fields: (t) => ({
    column: t.int({ required: true, description: 'The position of the column, from 0.' }),
    text: t.string({ required: true, description: 'The new text.' }),
  }),
});

const servicesOf = (ids: readonly (string | number)[]) => ids.map((id) => databaseIdOf(id, 'Service'));

function mappingOf({ columns, countryCode, language, serviceIds, services, spellsNames, joinsRows }: MappingFields) {
  return {
    ...(columns && {
      targets: columns.map(({ field, serviceId }) =>
        serviceId == null ? (field ?? null) : markOf(databaseIdOf(serviceId, 'Service')),
      ),
    }),
    ...(countryCode !== undefined && { countryCode }),
    ...(language && { language }),
    ...(serviceIds && { serviceIds: servicesOf(serviceIds) }),
    ...(services && {
      services: Object.fromEntries(services.map((service) => [service.text, servicesOf(service.serviceIds)])),
    }),
    ...(spellsNames != null && { spellsNames }),
    ...(joinsRows != null && { joinsRows }),
  };
}

type MappingFields = typeof MappingInput.$inferInput;

builder.mutationFields((t) => {
  const id = t.input.id({ required: true, description: 'The id of the import.' });
  const ERRORS = 'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (the import was already committed or cancelled).';
  return {
    checkProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      errors: {},
      authScopes: mayImportProviders,
      description:
        'Uploads a file of providers, CSV or .xlsx, and starts checking its rows: see `status` and ' +
        '`doneCount` for progress. Writes no provider. Errors: BAD_USER_INPUT (the file is not readable, ' +
        'contains no table or too many rows), TOO_LARGE.',
      input: {
        file: t.input.field({
          type: 'Upload',
          required: true,
          description: 'The file, at most 20 MB and 50,000 rows.',
        }),
        mapping: t.input.field({
          type: MappingInput,
          description:
            'The mapping. By default that of the last file with the same header, or one derived from the headers.',
        }),
      },
      resolve: async (_, { input: { file, mapping } }, context) => ({
        id: await checkProviderImport(context, file, mapping ? mappingOf(mapping) : {}),
      }),
    }),
    mapProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      errors: {},
      authScopes: mayImportProviders,
      description: `Changes the column mapping of a file and checks its rows again. ${ERRORS}`,
      input: {
        id,
        mapping: t.input.field({ type: MappingInput, required: true, description: 'The new values of the mapping.' }),
      },
      resolve: (_, { input }, context) =>
        changedNode('ProviderImport', input.id, (importId) =>
          mapProviderImport(context, importId, mappingOf(input.mapping)),
        ),
    }),
    readProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      errors: {},
      authScopes: mayImportProviders,
      description:
        'Reads other sheets of a file, or another line as its header, and checks its rows. Omitted values ' +
        `remain unchanged. ${ERRORS}`,
      input: {
        id,
        sheets: t.input.intList({
          description: 'The positions of sheets in `source`, from 0. The sheets must have the same header.',
        }),
        headerLine: t.input.int({ description: 'The line of the header; 0 if the first line is already a row.' }),
      },
      resolve: (_, { input: { sheets, headerLine, ...input } }, context) =>
        changedNode('ProviderImport', input.id, (importId) =>
          readImportAgain(context, importId, {
            ...(sheets && { sheets }),
            ...(headerLine != null && { headerLine }),
          }),
        ),
    }),
    changeProviderImportRow: t.fieldWithInput({
      type: ProviderImportRowPayload,
      errors: {},
      authScopes: mayImportProviders,
      description: `Corrects a row of a checked file and checks it again. ${ERRORS}`,
      input: {
        id: t.input.id({ required: true, description: 'The id of the row.' }),
        cells: t.input.field({ type: [CellInput], description: `The cells with new texts, at most ${MAX_COLUMNS}.` }),
        isWanted: t.input.boolean({
          description: 'Whether to write the row although it resembles a provider or another row.',
        }),
      },
      resolve: (_, { input }, context) =>
        changedNode('ProviderImportRow', input.id, (rowId) => changeImportRow(context, rowId, input)),
    }),
    undoProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      authScopes: mayImportProviders,
      description:
        'Starts the undo of an import: created providers are deleted, changed providers are restored. ' +
        'Providers that have changed since then are kept. Errors: NOT_FOUND, CONFLICT (the import has not ' +
        'ended, or wrote nothing).',
      input: { id },
      resolve: (_, { input }, context) =>
        changedNode('ProviderImport', input.id, (importId) => undoProviderImport(context, importId)),
    }),
    commitProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      errors: {},
      authScopes: mayImportProviders,
      description:
        'Starts writing a checked import. A row whose provider changed since the check is refused. Errors: ' +
        'BAD_USER_INPUT, NOT_FOUND, CONFLICT (the import is not checked, or was already committed or ' +
        'cancelled).',
      input: {
        id,
        approvalReason: t.input.string({
          description:
            'The reason for approving new providers immediately, shown in their history; null to leave them pending.',
        }),
      },
      resolve: (_, { input }, context) =>
        changedNode('ProviderImport', input.id, (importId) =>
          commitProviderImport(context, importId, input.approvalReason),
        ),
    }),
    cancelProviderImport: t.fieldWithInput({
      type: ProviderImportPayload,
      authScopes: mayImportProviders,
      description:
        'Cancels an import; rows already written remain. Errors: NOT_FOUND, CONFLICT (the import has already ended).',
      input: { id },
      resolve: (_, { input }, context) =>
        changedNode('ProviderImport', input.id, (importId) => cancelProviderImport(context, importId)),
    }),
  };
});
