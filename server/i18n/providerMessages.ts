import type { Text } from './messages.ts';

/** About providers: pre-registration, their contacts, services and images. */
export const PROVIDER_MESSAGES = {
  'provider.nameRequired': {
    en: 'Business name is required',
    es: 'El nombre de la empresa es obligatorio',
    pt: 'O nome da empresa é obrigatório',
  },
  'provider.descriptionRequired': {
    en: 'Description is required',
    es: 'La descripción es obligatoria',
    pt: 'A descrição é obrigatória',
  },
  'provider.website': {
    en: 'Invalid website URL',
    es: 'Dirección web no válida',
    pt: 'Endereço de site inválido',
  },
  'provider.addressRequired': {
    en: 'Address is required',
    es: 'La dirección es obligatoria',
    pt: 'O endereço é obrigatório',
  },
  'provider.serviceRequired': {
    en: 'At least one service is required',
    es: 'Se requiere al menos un servicio',
    pt: 'É necessário pelo menos um serviço',
  },
  'provider.tooMany.contacts': {
    en: 'At most {max} contacts',
    es: 'Como máximo {max} contactos',
    pt: 'No máximo {max} contatos',
  },
  'provider.tooMany.services': {
    en: 'At most {max} services. To serve a whole region or country, choose it as the location once.',
    es: 'Como máximo {max} servicios. Para atender toda una región o un país, elíjalo una vez como ubicación.',
    pt: 'No máximo {max} serviços. Para atender toda uma região ou um país, escolha-o uma vez como localização.',
  },
  'provider.tooManyWaiting': {
    en: '{max} of your businesses are already waiting for review. Please wait until we have looked at them.',
    es: '{max} de sus empresas ya esperan revisión. Espere a que las hayamos revisado.',
    pt: '{max} das suas empresas já aguardam avaliação. Espere até que as tenhamos avaliado.',
  },
  'provider.stale': {
    en: 'Somebody else saved this provider meanwhile. Compare both versions and save again.',
    es: 'Alguien más guardó este proveedor mientras tanto. Compare las dos versiones y guarde de nuevo.',
    pt: 'Outra pessoa salvou este fornecedor enquanto isso. Compare as duas versões e salve novamente.',
  },
  'provider.itemGone': {
    en: 'A contact or service of this provider is not there any more. Load it again.',
    es: 'Un contacto o servicio de este proveedor ya no existe. Cárguelo de nuevo.',
    pt: 'Um contato ou serviço deste fornecedor não existe mais. Carregue-o novamente.',
  },
  'decision.reasonRequired': {
    en: 'A reason is required',
    es: 'El motivo es obligatorio',
    pt: 'O motivo é obrigatório',
  },
  'decision.taken': {
    en: '{who} decided this provider already',
    es: '{who} ya decidió sobre este proveedor',
    pt: '{who} já decidiu sobre este fornecedor',
  },
  'decision.stale': {
    en: 'Somebody changed this provider meanwhile. Look at it again before you decide.',
    es: 'Alguien cambió este proveedor mientras tanto. Vuelva a mirarlo antes de decidir.',
    pt: 'Alguém alterou este fornecedor enquanto isso. Olhe de novo antes de decidir.',
  },
  'decision.gone': {
    en: 'This decision cannot be undone any more',
    es: 'Esta decisión ya no se puede deshacer',
    pt: 'Esta decisão não pode mais ser desfeita',
  },
  'taxType.notFound': {
    en: 'There is no such tax type',
    es: 'Ese tipo de identificación fiscal no existe',
    pt: 'Esse tipo de registro fiscal não existe',
  },
  'contact.type': {
    en: 'Invalid contact type',
    es: 'Tipo de contacto no válido',
    pt: 'Tipo de contato inválido',
  },
  'contact.typeRequired': {
    en: 'Contact type is required',
    es: 'El tipo de contacto es obligatorio',
    pt: 'O tipo de contato é obrigatório',
  },
  'contact.phoneDigits': {
    en: 'Phone number must be numeric, 6–15 digits, optional leading +',
    es: 'El teléfono debe ser numérico, de 6 a 15 dígitos, con + opcional al inicio',
    pt: 'O telefone deve ser numérico, de 6 a 15 dígitos, com + opcional no início',
  },
  'image.none': {
    en: 'This provider has no image',
    es: 'Este proveedor no tiene imagen',
    pt: 'Este fornecedor não tem imagem',
  },
  'image.approved': {
    en: 'This image is approved already',
    es: 'Esta imagen ya está aprobada',
    pt: 'Esta imagem já está aprovada',
  },
  'provider.notFound': {
    en: 'There is no such provider',
    es: 'Ese proveedor no existe',
    pt: 'Esse fornecedor não existe',
  },
  'contact.emailRequired': {
    en: 'Contact email is required',
    es: 'El correo de contacto es obligatorio',
    pt: 'O e-mail de contato é obrigatório',
  },
  'contact.emailFormat': {
    en: 'Invalid contact email format',
    es: 'Formato de correo de contacto no válido',
    pt: 'Formato de e-mail de contato inválido',
  },
  'contact.phoneFormat': {
    en: 'Invalid phone number format',
    es: 'Formato de teléfono no válido',
    pt: 'Formato de telefone inválido',
  },
  'contact.whatsappRequired': {
    en: 'WhatsApp number is required',
    es: 'El número de WhatsApp es obligatorio',
    pt: 'O número de WhatsApp é obrigatório',
  },
  'contact.whatsappFormat': {
    en: 'Invalid WhatsApp number',
    es: 'Número de WhatsApp no válido',
    pt: 'Número de WhatsApp inválido',
  },
  'providerService.serviceRequired': {
    en: 'Service is required',
    es: 'El servicio es obligatorio',
    pt: 'O serviço é obrigatório',
  },
  'providerService.addressRequired': {
    en: 'Location is required',
    es: 'La ubicación es obligatoria',
    pt: 'A localização é obrigatória',
  },
  'address.notFound': { en: 'There is no such place', es: 'Ese lugar no existe', pt: 'Esse lugar não existe' },
  'image.tooLarge': {
    en: 'Image too large (max {megabytes}MB)',
    es: 'Imagen demasiado grande (máx. {megabytes}MB)',
    pt: 'Imagem muito grande (máx. {megabytes}MB)',
  },
  'image.unreadable': {
    en: 'This file is not an image we can read. Use JPEG, PNG or WebP.',
    es: 'Este archivo no es una imagen que podamos leer. Use JPEG, PNG o WebP.',
    pt: 'Este arquivo não é uma imagem que possamos ler. Use JPEG, PNG ou WebP.',
  },
  'resubmission.gone': {
    en: 'This link has run out, or the business was sent again already.',
    es: 'Este enlace venció, o la empresa ya se envió de nuevo.',
    pt: 'Este link expirou, ou a empresa já foi enviada novamente.',
  },
  'draft.key': {
    en: 'An idempotency key has 8 to 100 letters, digits and dashes',
    es: 'Una clave de idempotencia tiene de 8 a 100 letras, dígitos y guiones',
    pt: 'Uma chave de idempotência tem de 8 a 100 letras, dígitos e hífens',
  },
} as const satisfies Record<string, Text>;
