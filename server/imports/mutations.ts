import { builder } from '#server/graphql/builder.ts';
import { changed, savedPayload } from '#server/graphql/payloads.ts';
import { Invalid } from '#server/platform/errors.ts';
import { isLanguage } from '#shared/language.ts';
import { mayImportProviders } from './access.ts';
import { changeImportRow, mapProviderImport } from './changeMapping.ts';
import { checkProviderImport } from './checkProviderImport.ts';
import { cancelProviderImport, commitProviderImport, undoProviderImport } from './commitProviderImport.ts';
import { ProviderImport, ProviderImportRow } from './graphql.ts';
import { readImportAgain } from './readFile.ts';

const ProviderImportRowPayload = savedPayload(
  'ProviderImportRowPayload',
  'The row after the change.',
  'providerImportRow',
  {
    type: ProviderImportRow,
    description: 'The row, which is checked again.',
  },
);

const ProviderImportPayload = savedPayload('ProviderImportPayload', 'The import after the change.', 'providerImport', {
  type: ProviderImport,
  description: 'The import that was started, committed or cancelled.',
});

const ServiceTextInput = builder.inputType('ProviderImportServiceTextInput', {
  description: 'The services that a text of the file stands for.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'As in `serviceTexts`.' }),
    serviceDatabaseIds: t.intList({ required: true, description: 'Empty: the text adds no service to its rows.' }),
  }),
});

const MappingInput = builder.inputType('ProviderImportMappingInput', {
  description: 'The mapping of a file. Omitted fields stay unchanged, or follow the headers.',
  fields: (t) => ({
    columns: t.stringList({
      description: "For each column of the file a target, as in `ProviderImportColumn.target`; '' to ignore it.",
    }),
    countryCode: t.string({ description: "The ISO country of rows that name none; '' for none." }),
    language: t.string({ description: 'The language of the providers that it creates: en, es or pt.' }),
    serviceDatabaseIds: t.intList({ description: 'Services of rows without one.' }),
    services: t.field({ type: [ServiceTextInput], description: 'All texts that stand for services.' }),
    spellsNames: t.boolean({ description: 'Names in capitals get ordinary spelling.' }),
    joinsRows: t.boolean({
      description:
        'Rows with the same registry number, else tax number, else name, are one provider with the services, places and contacts of all.',
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

const RowInput = builder.inputType('ProviderImportRowInput', {
  description: 'Changes to a row.',
  fields: (t) => ({
    cells: t.field({ type: [CellInput], description: 'Cells with a new text.' }),
    isWanted: t.boolean({ description: 'True: it is not a duplicate, and is written.' }),
  }),
});

const ReadInput = builder.inputType('ReadProviderImportInput', {
  description: 'The part of a file to read. Omitted values stay.',
  fields: (t) => ({
    sheets: t.intList({ description: 'Positions of sheets in `source`, from 0, that have the same header.' }),
    headerLine: t.int({ description: 'The line of the header; 0: the first line is a row already.' }),
  }),
});

type MappingFields = typeof MappingInput.$inferInput;

function mappingOf({
  columns,
  countryCode,
  language,
  serviceDatabaseIds,
  services,
  spellsNames,
  joinsRows,
}: MappingFields) {
  if (language && !isLanguage(language)) throw new Invalid('import.language', { field: 'language' });
  if (countryCode && !/^[A-Z]{2}$/.test(countryCode)) throw new Invalid('import.country', { field: 'countryCode' });
  return {
    ...(columns && { targets: columns.map((target) => target || null) }),
    ...(countryCode != null && { countryCode: countryCode || null }),
    ...(language && isLanguage(language) && { language }),
    ...(serviceDatabaseIds && { serviceIds: serviceDatabaseIds }),
    ...(services && {
      services: Object.fromEntries(services.map((service) => [service.text, service.serviceDatabaseIds])),
    }),
    ...(spellsNames != null && { spellsNames }),
    ...(joinsRows != null && { joinsRows }),
  };
}

builder.mutationFields((t) => ({
  checkProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Accepts a file of providers, CSV or .xlsx, and starts checking it: see `status` and `doneCount` for progress. ' +
      'Writes no provider. Errors: BAD_USER_INPUT (not readable, no table in it, too many rows), TOO_LARGE.',
    args: {
      file: t.arg({ type: 'Upload', required: true, description: 'At most 20 MB and 50,000 rows.' }),
      mapping: t.arg({
        type: MappingInput,
        description: 'Default: the mapping of the last file with the same header, or one derived from the headers.',
      }),
    },
    resolve: async (_, { file, mapping }, context) => ({
      id: await checkProviderImport(context, file, mapping ? mappingOf(mapping) : {}),
    }),
  }),
  mapProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Changes the column mapping of a file and checks it again. ' +
      'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it was already committed or cancelled).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The import's database id." }),
      mapping: t.arg({ type: MappingInput, required: true, description: 'The new values.' }),
    },
    resolve: (_, { databaseId: id, mapping }, context) =>
      changed(id, mapProviderImport(context, id, mappingOf(mapping))),
  }),
  readProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Reads other sheets of a file, or another line as its header, and checks its rows. ' +
      'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it was already committed or cancelled).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The import's database id." }),
      input: t.arg({ type: ReadInput, required: true, description: 'The part to read.' }),
    },
    resolve: (_, { databaseId: id, input: { sheets, headerLine } }, context) =>
      changed(
        id,
        readImportAgain(context, id, { ...(sheets && { sheets }), ...(headerLine != null && { headerLine }) }),
      ),
  }),
  changeProviderImportRow: t.field({
    type: ProviderImportRowPayload,
    authScopes: mayImportProviders,
    description:
      'Corrects a row of a checked file and checks it again. ' +
      'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it was already committed or cancelled).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The row's database id." }),
      input: t.arg({ type: RowInput, required: true, description: 'The new values.' }),
    },
    resolve: (_, { databaseId: id, input }, context) => changed(id, changeImportRow(context, id, input)),
  }),
  undoProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Starts the undo of an import: created providers are deleted, changed ones are restored. Providers that have changed since then are kept. Errors: NOT_FOUND, CONFLICT (it has not ended, or wrote nothing).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, undoProviderImport(context, id)),
  }),
  commitProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description:
      'Starts writing a checked import. A row whose provider changed since the check is refused. ' +
      'Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (it is not checked, or was already committed or cancelled).',
    args: {
      databaseId: t.arg.int({ required: true, description: "The import's database id." }),
      approvalReason: t.arg.string({
        description: 'Approves new providers immediately, with this reason in their history.',
      }),
    },
    resolve: (_, { databaseId: id, approvalReason }, context) =>
      changed(id, commitProviderImport(context, id, approvalReason)),
  }),
  cancelProviderImport: t.field({
    type: ProviderImportPayload,
    authScopes: mayImportProviders,
    description: 'Cancels an import; rows already written remain. Errors: NOT_FOUND, CONFLICT (it has already ended).',
    args: { databaseId: t.arg.int({ required: true, description: "The import's database id." }) },
    resolve: (_, { databaseId: id }, context) => changed(id, cancelProviderImport(context, id)),
  }),
}));
