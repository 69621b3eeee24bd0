import type { Text } from './messages.ts';

/** About where partners are told what happens. */
export const WEBHOOK_MESSAGES = {
  'webhook.url': {
    en: 'Enter an address that begins with https://, without user and password',
    es: 'Ingrese una dirección que empiece con https://, sin usuario ni contraseña',
    pt: 'Informe um endereço que comece com https://, sem usuário nem senha',
  },
  'webhook.private': {
    en: 'This address is not on the internet: only public ones are reached',
    es: 'Esta dirección no está en Internet: solo se llega a las públicas',
    pt: 'Este endereço não está na internet: só alcançamos os públicos',
  },
  'webhook.typesRequired': {
    en: 'Choose at least one thing to be told',
    es: 'Elija al menos una cosa para avisar',
    pt: 'Escolha pelo menos uma coisa para avisar',
  },
  'webhook.tooMany': {
    en: 'This partner has {max} webhook endpoints. Delete one first.',
    es: 'Este socio tiene {max} destinos de webhooks. Primero elimine uno.',
    pt: 'Este parceiro tem {max} destinos de webhooks. Primeiro exclua um.',
  },
  'webhook.notFound': {
    en: 'There is no such webhook endpoint',
    es: 'Ese destino de webhooks no existe',
    pt: 'Esse destino de webhooks não existe',
  },
  'webhook.deliveryNotFound': {
    en: 'There is no such delivery. They are kept for 30 days.',
    es: 'Esa entrega no existe. Se guardan durante 30 días.',
    pt: 'Essa entrega não existe. Elas são guardadas por 30 dias.',
  },
  'webhook.disabled': {
    en: 'This webhook endpoint is turned off. Turn it on first.',
    es: 'Este destino de webhooks está desactivado. Primero actívelo.',
    pt: 'Este destino de webhooks está desativado. Primeiro ative-o.',
  },
} satisfies Record<string, Text>;
