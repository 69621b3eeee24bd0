import { ACCOUNT_MESSAGES } from './accountMessages.ts';
import { HELP_MESSAGES } from './helpMessages.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';
import type { Language } from './language.ts';
import { PROVIDER_MESSAGES } from './providerMessages.ts';
import { STAFF_MESSAGES } from './staffMessages.ts';
import { TOKEN_MESSAGES } from './tokenMessages.ts';
import { WEBHOOK_MESSAGES } from './webhookMessages.ts';

export type Text = Record<Language, string>;

/** What the server tells people when it refuses something. `{name}` is filled in from the error's parameters. */
const MESSAGES = {
  ...ACCOUNT_MESSAGES,
  ...PROVIDER_MESSAGES,
  ...STAFF_MESSAGES,
  ...HELP_MESSAGES,
  ...IMPORT_MESSAGES,
  ...TOKEN_MESSAGES,
  ...WEBHOOK_MESSAGES,
  'search.empty': {
    en: 'Please fill at least one field',
    es: 'Por favor complete al menos un campo',
    pt: 'Preencha pelo menos um campo',
  },
  'text.tooLong': {
    en: 'Too long: at most {max} characters',
    es: 'Demasiado largo: como máximo {max} caracteres',
    pt: 'Muito longo: no máximo {max} caracteres',
  },
  'search.noWords': {
    en: 'Type at least one word that says what you are looking for',
    es: 'Escriba al menos una palabra que diga qué busca',
    pt: 'Digite pelo menos uma palavra que diga o que você procura',
  },
  'search.unknownPlace': {
    en: 'We do not know the place "{place}". Write a city, a region, a country or a postal code of the Americas.',
    es: 'No conocemos el lugar "{place}". Escriba una ciudad, región, país o código postal de las Américas.',
    pt: 'Não conhecemos o lugar "{place}". Escreva uma cidade, região, país ou CEP das Américas.',
  },
  'search.area': {
    en: 'An area of the map is four numbers in degrees: south, west, north, east. South must be below north, and west left of east.',
    es: 'Un área del mapa son cuatro números en grados: sur, oeste, norte, este. El sur debe ser menor que el norte, y el oeste menor que el este.',
    pt: 'Uma área do mapa são quatro números em graus: sul, oeste, norte, leste. O sul deve ser menor que o norte, e o oeste menor que o leste.',
  },
  'search.areaSize': {
    en: 'The area must be at most {height} degrees high and {width} degrees wide',
    es: 'El área debe tener como máximo {height} grados de alto y {width} grados de ancho',
    pt: 'A área deve ter no máximo {height} graus de altura e {width} graus de largura',
  },
  'search.areaAndPlace': {
    en: 'Search in an area of the map or near a place, not both',
    es: 'Busque en un área del mapa o cerca de un lugar, no ambas cosas',
    pt: 'Busque em uma área do mapa ou perto de um lugar, não os dois',
  },
  'search.tooDeep': {
    en: 'Only the first {max} results can be read by page. Search for something narrower, or read on with a cursor.',
    es: 'Solo los primeros {max} resultados se pueden leer por página. Haga una búsqueda más específica o siga leyendo con un cursor.',
    pt: 'Só os primeiros {max} resultados podem ser lidos por página. Faça uma busca mais específica ou continue com um cursor.',
  },
  'search.offsetAndCursor': {
    en: 'Use a page or a cursor, not both',
    es: 'Use una página o un cursor, no ambos',
    pt: 'Use uma página ou um cursor, não os dois',
  },
  'text.malformed': {
    en: 'The text has characters that cannot be read. Type it again.',
    es: 'El texto tiene caracteres que no se pueden leer. Escríbalo de nuevo.',
    pt: 'O texto tem caracteres que não podem ser lidos. Digite novamente.',
  },
  'address.outside': {
    en: 'It must be from -{limit} to {limit}',
    es: 'Debe estar entre -{limit} y {limit}',
    pt: 'Deve estar entre -{limit} e {limit}',
  },
  'paging.first': {
    en: 'The number of rows must be from 1 to {max}',
    es: 'La cantidad de filas debe ser de 1 a {max}',
    pt: 'O número de linhas deve ser de 1 a {max}',
  },
  'paging.page': {
    en: 'The page must be a whole number from 1 to {max}',
    es: 'La página debe ser un número entero de 1 a {max}',
    pt: 'A página deve ser um número inteiro de 1 a {max}',
  },
  'paging.cursor': {
    en: 'That cursor is not one of this list. Start again from the first page.',
    es: 'Ese cursor no es de esta lista. Empiece de nuevo desde la primera página.',
    pt: 'Esse cursor não é desta lista. Comece novamente pela primeira página.',
  },
  'paging.forward': {
    en: 'This list is read forward only: use "first" and "after"',
    es: 'Esta lista solo se lee hacia adelante: use "first" y "after"',
    pt: 'Esta lista só é lida para a frente: use "first" e "after"',
  },
  'id.malformed': {
    en: 'An id is a whole number from 1',
    es: 'Un id es un número entero desde 1',
    pt: 'Um id é um número inteiro a partir de 1',
  },
  'id.global': {
    en: 'That is not an id of this API. Ids come from its answers and are used as they are.',
    es: 'Eso no es un id de esta API. Los ids vienen en sus respuestas y se usan tal cual.',
    pt: 'Isso não é um id desta API. Os ids vêm nas respostas e são usados como estão.',
  },
  'request.malformed': {
    en: 'The address of this request is not valid: check its % signs',
    es: 'La dirección de esta solicitud no es válida: revise sus signos %',
    pt: 'O endereço desta solicitação não é válido: verifique os sinais %',
  },
  'request.notJson': {
    en: 'The body is not valid JSON',
    es: 'El cuerpo no es JSON válido',
    pt: 'O corpo não é um JSON válido',
  },
  'request.notForm': {
    en: 'The body is not a valid form (multipart/form-data)',
    es: 'El cuerpo no es un formulario válido (multipart/form-data)',
    pt: 'O corpo não é um formulário válido (multipart/form-data)',
  },
  'upload.onlyOne': {
    en: 'Only one file can be sent',
    es: 'Solo se puede enviar un archivo',
    pt: 'Só é possível enviar um arquivo',
  },
  'upload.missing': {
    en: 'The file did not arrive. Send it again.',
    es: 'El archivo no llegó. Envíelo de nuevo.',
    pt: 'O arquivo não chegou. Envie-o novamente.',
  },
  'request.notList': {
    en: '{name} must be a list',
    es: '{name} debe ser una lista',
    pt: '{name} deve ser uma lista',
  },
  'paging.sort': {
    en: 'Sort by one of {fields}, then :asc or :desc',
    es: 'Ordene por uno de {fields}, y luego :asc o :desc',
    pt: 'Ordene por um de {fields}, e depois :asc ou :desc',
  },
  'request.notText': {
    en: '{name} must be a text',
    es: '{name} debe ser un texto',
    pt: '{name} deve ser um texto',
  },
  'request.notMoment': {
    en: '{name} must be a moment such as 2026-03-01T12:00:00Z',
    es: '{name} debe ser un momento como 2026-03-01T12:00:00Z',
    pt: '{name} deve ser um momento como 2026-03-01T12:00:00Z',
  },
  'request.crossSite': {
    en: 'Requests that change something must come from this site',
    es: 'Las solicitudes que cambian algo deben venir de este sitio',
    pt: 'As solicitações que alteram algo devem vir deste site',
  },
  'request.tooLarge': {
    en: 'The request is too large: at most {max} bytes',
    es: 'La solicitud es demasiado grande: como máximo {max} bytes',
    pt: 'A solicitação é grande demais: no máximo {max} bytes',
  },
  'request.tooMany': {
    en: 'Too many requests. Try again in {seconds} seconds.',
    es: 'Demasiadas solicitudes. Pruebe de nuevo en {seconds} segundos.',
    pt: 'Solicitações demais. Tente novamente em {seconds} segundos.',
  },
  'request.busy': {
    en: 'Too much is going on right now. Please try again in a few seconds.',
    es: 'Hay demasiada actividad en este momento. Intente de nuevo en unos segundos.',
    pt: 'Há atividade demais neste momento. Tente de novo em alguns segundos.',
  },
  'request.unavailable': {
    en: 'We cannot do that right now. Please try again in a few seconds.',
    es: 'No podemos hacerlo en este momento. Intente de nuevo en unos segundos.',
    pt: 'Não podemos fazer isso neste momento. Tente de novo em alguns segundos.',
  },
  'request.locked': {
    en: 'Somebody else is changing the same thing right now. Please try again.',
    es: 'Otra persona está cambiando lo mismo en este momento. Intente de nuevo.',
    pt: 'Outra pessoa está alterando a mesma coisa neste momento. Tente de novo.',
  },
  'request.notFound': {
    en: 'There is nothing at this address',
    es: 'No hay nada en esta dirección',
    pt: 'Não há nada neste endereço',
  },
  'request.method': {
    en: 'This address does not take {method}',
    es: 'Esta dirección no acepta {method}',
    pt: 'Este endereço não aceita {method}',
  },
  'service.notFound': {
    en: 'There is no such service',
    es: 'Ese servicio no existe',
    pt: 'Esse serviço não existe',
  },
  'access.signIn': {
    en: 'Sign in first',
    es: 'Inicie sesión primero',
    pt: 'Entre na sua conta primeiro',
  },
  'access.denied': {
    en: 'You are not allowed to do this',
    es: 'No tiene permiso para hacer esto',
    pt: 'Você não tem permissão para fazer isso',
  },
  'access.proveEmail': {
    en: 'Confirm your email first: use the link that we mailed you. You can ask for another one in your profile.',
    es: 'Primero confirme su correo: use el enlace que le enviamos. Puede pedir otro en su perfil.',
    pt: 'Primeiro confirme seu e-mail: use o link que enviamos. Você pode pedir outro no seu perfil.',
  },
  'server.error': {
    en: 'Unexpected error occurred. Support can find it by the number {requestId}.',
    es: 'Ocurrió un error inesperado. Soporte puede encontrarlo por el número {requestId}.',
    pt: 'Ocorreu um erro inesperado. O suporte pode encontrá-lo pelo número {requestId}.',
  },
} as const satisfies Record<string, Text>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParameters = Record<string, string | number>;

export function message(key: MessageKey, language: Language, parameters: MessageParameters = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
