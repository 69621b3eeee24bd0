import type { Text } from './messages.ts';

/** About programs: their partners and access tokens. */
export const TOKEN_MESSAGES = {
  'token.invalid': {
    en: 'This access token is not known, has run out or was revoked. Ask whoever gave it to you for a new one.',
    es: 'Este token de acceso no se conoce, venció o fue revocado. Pida uno nuevo a quien se lo dio.',
    pt: 'Este token de acesso não é conhecido, expirou ou foi revogado. Peça um novo a quem o forneceu.',
  },
  'token.scope': {
    en: 'This access token may not do that: it has {scopes}.',
    es: 'Este token de acceso no permite eso: tiene {scopes}.',
    pt: 'Este token de acesso não permite isso: tem {scopes}.',
  },
  'token.nameRequired': {
    en: 'Say what the token is for',
    es: 'Indique para qué es el token',
    pt: 'Informe para que serve o token',
  },
  'token.scopesRequired': {
    en: 'Choose at least one thing that the token may do',
    es: 'Elija al menos una cosa que el token pueda hacer',
    pt: 'Escolha pelo menos uma coisa que o token possa fazer',
  },
  'token.days': {
    en: 'A token lasts from 1 to {max} days',
    es: 'Un token dura de 1 a {max} días',
    pt: 'Um token dura de 1 a {max} dias',
  },
  'token.tooMany': {
    en: 'There are {max} tokens in use. Revoke one first.',
    es: 'Hay {max} tokens en uso. Primero revoque uno.',
    pt: 'Há {max} tokens em uso. Primeiro revogue um.',
  },
  'token.notFound': {
    en: 'There is no such token in use',
    es: 'No hay un token así en uso',
    pt: 'Não há um token assim em uso',
  },
  'partner.notFound': { en: 'There is no such partner', es: 'Ese socio no existe', pt: 'Esse parceiro não existe' },
  'partner.nameRequired': {
    en: 'Enter the name of the partner',
    es: 'Ingrese el nombre del socio',
    pt: 'Informe o nome do parceiro',
  },
  'partner.nameTaken': {
    en: 'Another partner has this name',
    es: 'Otro socio tiene este nombre',
    pt: 'Outro parceiro tem este nome',
  },
  'partner.stale': {
    en: 'Somebody else saved this partner meanwhile. Load it again and save.',
    es: 'Alguien más guardó este socio mientras tanto. Cárguelo de nuevo y guarde.',
    pt: 'Outra pessoa salvou este parceiro enquanto isso. Carregue de novo e salve.',
  },
  'own.rejected': {
    en: 'This business was not accepted. If you think that is a mistake, write to us.',
    es: 'Esta empresa no fue aceptada. Si cree que es un error, escríbanos.',
    pt: 'Esta empresa não foi aceita. Se acredita que é um engano, escreva para nós.',
  },
  'own.approved': {
    en: 'This business is approved: our team changes it. Write to us.',
    es: 'Este negocio está aprobado: lo cambia nuestro equipo. Escríbanos.',
    pt: 'Este negócio está aprovado: nossa equipe o altera. Escreva para nós.',
  },
} satisfies Record<string, Text>;
