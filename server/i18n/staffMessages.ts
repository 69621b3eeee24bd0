import type { Text } from './messages.ts';

/** About what staff look after in the back office, beside providers: users, services and the log. */
export const STAFF_MESSAGES = {
  'user.notFound': { en: 'There is no such user', es: 'Ese usuario no existe', pt: 'Esse usuário não existe' },
  'user.stale': {
    en: 'Somebody else saved this user meanwhile. Compare both versions and save again.',
    es: 'Alguien más guardó este usuario mientras tanto. Compare las dos versiones y guarde de nuevo.',
    pt: 'Outra pessoa salvou este usuário enquanto isso. Compare as duas versões e salve novamente.',
  },
  'user.lastAdmin': {
    en: 'This is the last super admin. Make somebody else one first.',
    es: 'Es el último superadministrador. Primero nombre a otra persona.',
    pt: 'Este é o último superadministrador. Primeiro nomeie outra pessoa.',
  },
  'user.self': {
    en: 'You cannot delete your own account. Ask another super admin.',
    es: 'No puede eliminar su propia cuenta. Pídaselo a otro superadministrador.',
    pt: 'Você não pode excluir sua própria conta. Peça a outro superadministrador.',
  },
  'service.nameRequired': {
    en: 'Service name is required',
    es: 'El nombre del servicio es obligatorio',
    pt: 'O nome do serviço é obrigatório',
  },
  'service.subcategoryRequired': {
    en: 'Subcategory is required',
    es: 'La subcategoría es obligatoria',
    pt: 'A subcategoria é obrigatória',
  },
  'service.subcategoryNotFound': {
    en: 'There is no such subcategory',
    es: 'Esa subcategoría no existe',
    pt: 'Essa subcategoria não existe',
  },
  'service.stale': {
    en: 'Somebody else saved this service meanwhile. Compare both versions and save again.',
    es: 'Alguien más guardó este servicio mientras tanto. Compare las dos versiones y guarde de nuevo.',
    pt: 'Outra pessoa salvou este serviço enquanto isso. Compare as duas versões e salve novamente.',
  },
  'logs.severity': {
    en: 'A severity is one of {severities}',
    es: 'La gravedad es una de {severities}',
    pt: 'A gravidade é uma de {severities}',
  },
} as const satisfies Record<string, Text>;
