import type { Text } from './messages.ts';

/** About CSV files and the import of providers. */
export const IMPORT_MESSAGES = {
  'upload.tooLarge': {
    en: 'The file is too large: at most {megabytes} MB',
    es: 'El archivo es demasiado grande: como máximo {megabytes} MB',
    pt: 'O arquivo é grande demais: no máximo {megabytes} MB',
  },
  'csv.empty': {
    en: 'The file has no rows below its header',
    es: 'El archivo no tiene filas debajo de su encabezado',
    pt: 'O arquivo não tem linhas abaixo do cabeçalho',
  },
  'csv.notText': {
    en: 'This is not a CSV file. In a spreadsheet, save it as "CSV UTF-8".',
    es: 'Este no es un archivo CSV. En la hoja de cálculo, guárdelo como "CSV UTF-8".',
    pt: 'Este não é um arquivo CSV. Na planilha, salve-o como "CSV UTF-8".',
  },
  'csv.encoding': {
    en: 'Line {line} has characters that are not UTF-8. In a spreadsheet, save the file as "CSV UTF-8".',
    es: 'La línea {line} tiene caracteres que no son UTF-8. En la hoja de cálculo, guarde el archivo como "CSV UTF-8".',
    pt: 'A linha {line} tem caracteres que não são UTF-8. Na planilha, salve o arquivo como "CSV UTF-8".',
  },
  'csv.windows1252': {
    en: 'The file is not UTF-8: it was read as Windows-1252. Check that letters with accents are right.',
    es: 'El archivo no es UTF-8: se leyó como Windows-1252. Revise que las letras con acentos estén bien.',
    pt: 'O arquivo não é UTF-8: foi lido como Windows-1252. Verifique se as letras com acentos estão certas.',
  },
  'csv.quote': {
    en: 'The row in line {line} has quotation marks that do not fit: those inside a cell are written twice, around the cell once',
    es: 'La fila de la línea {line} tiene comillas que no encajan: dentro de una celda van dobles, alrededor de ella simples',
    pt: 'A linha {line} tem aspas que não se encaixam: dentro de uma célula são duplas, em volta dela simples',
  },
  'csv.rowTooLong': {
    en: 'Line {line} is too long: is a quotation mark missing?',
    es: 'La línea {line} es demasiado larga: ¿falta una comilla?',
    pt: 'A linha {line} é longa demais: falta uma aspa?',
  },
  'csv.missingColumns': {
    en: 'The header (line 1) lacks these columns: {columns}',
    es: 'Al encabezado (línea 1) le faltan estas columnas: {columns}',
    pt: 'No cabeçalho (linha 1) faltam estas colunas: {columns}',
  },
  'csv.doubleColumn': {
    en: 'The header (line 1) has the column {column} twice',
    es: 'El encabezado (línea 1) tiene dos veces la columna {column}',
    pt: 'O cabeçalho (linha 1) tem duas vezes a coluna {column}',
  },
  'csv.unknownColumns': {
    en: 'These columns are not known and not read: {columns}',
    es: 'Estas columnas no se conocen y no se leen: {columns}',
    pt: 'Estas colunas não são conhecidas e não são lidas: {columns}',
  },
  'csv.tooManyRows': {
    en: 'The file has more than {max} rows. Split it and import the parts one after the other.',
    es: 'El archivo tiene más de {max} filas. Divídalo e importe las partes una tras otra.',
    pt: 'O arquivo tem mais de {max} linhas. Divida-o e importe as partes uma após a outra.',
  },
  'csv.ragged': {
    en: 'This row has {found} cells, the header has {expected}',
    es: 'Esta fila tiene {found} celdas, el encabezado tiene {expected}',
    pt: 'Esta linha tem {found} células, o cabeçalho tem {expected}',
  },
  'import.sameFile': {
    en: 'The same file was imported before, on {date}',
    es: 'El mismo archivo ya se importó, el {date}',
    pt: 'O mesmo arquivo já foi importado, em {date}',
  },
  'import.notFound': {
    en: 'There is no such import',
    es: 'Esa importación no existe',
    pt: 'Essa importação não existe',
  },
  'import.notChecked': {
    en: 'This import is not checked yet, or was committed or cancelled already',
    es: 'Esta importación todavía no está revisada, o ya se confirmó o canceló',
    pt: 'Esta importação ainda não foi verificada, ou já foi confirmada ou cancelada',
  },
  'import.givenUp': {
    en: 'The import broke off {count} times in a row and was given up',
    es: 'La importación se interrumpió {count} veces seguidas y no se volvió a intentar',
    pt: 'A importação foi interrompida {count} vezes seguidas e não foi tentada de novo',
  },
  'import.ended': {
    en: 'This import has ended already',
    es: 'Esta importación ya terminó',
    pt: 'Esta importação já terminou',
  },
  'import.double': {
    en: 'The same provider is in line {line} already',
    es: 'El mismo proveedor ya está en la línea {line}',
    pt: 'O mesmo fornecedor já está na linha {line}',
  },
  'import.referenceTaken': {
    en: 'Another provider (number {id}) has this reference',
    es: 'Otro proveedor (número {id}) tiene esta referencia',
    pt: 'Outro fornecedor (número {id}) tem esta referência',
  },
  'import.stale': {
    en: 'The provider was changed after this file was checked. Check the file again.',
    es: 'El proveedor se modificó después de revisar este archivo. Revise el archivo de nuevo.',
    pt: 'O fornecedor foi alterado depois que este arquivo foi verificado. Verifique o arquivo novamente.',
  },
  'import.unwritten': {
    en: 'This row could not be written. Check the file again.',
    es: 'Esta fila no se pudo guardar. Revise el archivo de nuevo.',
    pt: 'Não foi possível gravar esta linha. Verifique o arquivo novamente.',
  },
  'import.placeUnknown': {
    en: 'We do not know the place "{place}". Write city, region and country, or its number.',
    es: 'No conocemos el lugar "{place}". Escriba ciudad, región y país, o su número.',
    pt: 'Não conhecemos o lugar "{place}". Escreva cidade, região e país, ou seu número.',
  },
  'import.placeAmbiguous': {
    en: 'There are several places called "{place}", such as: {places}',
    es: 'Hay varios lugares llamados "{place}", como: {places}',
    pt: 'Há vários lugares chamados "{place}", como: {places}',
  },
  'import.placeDiffers': {
    en: 'Number {id} is {place}, not "{name}"',
    es: 'El número {id} es {place}, no "{name}"',
    pt: 'O número {id} é {place}, não "{name}"',
  },
  'import.serviceUnknown': {
    en: 'We do not know the service "{service}"',
    es: 'No conocemos el servicio "{service}"',
    pt: 'Não conhecemos o serviço "{service}"',
  },
  'import.serviceAmbiguous': {
    en: 'There are several services called "{service}": write its number',
    es: 'Hay varios servicios llamados "{service}": escriba su número',
    pt: 'Há vários serviços chamados "{service}": escreva seu número',
  },
  'import.serviceDiffers': {
    en: 'Number {id} is the service {service}, not "{name}"',
    es: 'El número {id} es el servicio {service}, no "{name}"',
    pt: 'O número {id} é o serviço {service}, não "{name}"',
  },
  'import.contact': {
    en: 'A contact is written as its type and value, such as "email: ana@example.com": "{text}" is not',
    es: 'Un contacto se escribe con su tipo y su valor, como "email: ana@example.com": "{text}" no lo es',
    pt: 'Um contato é escrito com seu tipo e valor, como "email: ana@example.com": "{text}" não é',
  },
  'import.taxType': {
    en: 'We do not know the tax type "{taxType}". Write country and short name, such as "AR CUIT".',
    es: 'No conocemos el tipo de identificación fiscal "{taxType}". Escriba país y sigla, como "AR CUIT".',
    pt: 'Não conhecemos o tipo de registro fiscal "{taxType}". Escreva país e sigla, como "BR CNPJ".',
  },
} as const satisfies Record<string, Text>;
