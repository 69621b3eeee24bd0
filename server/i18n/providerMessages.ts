import type { Text } from './messages.ts';

/** About providers: pre-registration, their contacts, services and images. */
export const PROVIDER_MESSAGES = {
  'provider.nameRequired': {
    en: 'Business name is required',
    es: 'El nombre del negocio es obligatorio',
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
  'draft.key': {
    en: 'An idempotency key has 8 to 100 letters, digits and dashes',
    es: 'Una clave de idempotencia tiene de 8 a 100 letras, dígitos y guiones',
    pt: 'Uma chave de idempotência tem de 8 a 100 letras, dígitos e hífens',
  },
} as const satisfies Record<string, Text>;
