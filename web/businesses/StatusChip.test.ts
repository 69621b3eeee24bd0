import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlConfig, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import es from '#messages/es.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import en from '#web/i18n/compiled/texts/en.json' with { type: 'json' };
import { ProviderStatusChip } from '#web/pages/bo/providers/ProviderStatusChip.tsx';
import { type BusinessState, StatusChip } from './StatusChip.tsx';

const catalogues = { en, es, pt };

function shown(Status: typeof StatusChip, status: BusinessState): string[] {
  return Object.entries(catalogues).map(([locale, messages]) => {
    const chip = createElement(Status, { status });
    const markup = renderToStaticMarkup(createElement(IntlProvider, { locale, messages } as IntlConfig, chip));
    return markup.replace(/<[^>]*>/g, '');
  });
}

test.each([
  ['WAITING', 'In review', 'En revisión', 'Em análise'],
  ['SENT_BACK', 'Changes requested', 'Cambios pedidos', 'Ajustes pedidos'],
  ['REJECTED', 'Rejected', 'Rechazada', 'Recusada'],
  ['APPROVED', 'Approved', 'Aprobada', 'Aprovada'],
  ['SUSPENDED', 'Suspended', 'Suspendida', 'Suspensa'],
] as [BusinessState, string, string, string][])('a business that is %s reads %s, %s and %s', (status, ...texts) => {
  expect(shown(StatusChip, status)).toEqual(texts);
});

test.each([
  ['WAITING', 'Pending', 'Pendiente', 'Pendente'],
  ['SENT_BACK', 'Changes requested', 'Cambios pedidos', 'Ajustes pedidos'],
  ['REJECTED', 'Rejected', 'Rechazado', 'Recusada'],
  ['APPROVED', 'Approved', 'Aprobado', 'Aprovada'],
  ['SUSPENDED', 'Suspended', 'Suspendido', 'Suspensa'],
] as [BusinessState, string, string, string][])(
  'to staff a provider that is %s reads %s, %s and %s',
  (status, ...texts) => {
    expect(shown(ProviderStatusChip, status)).toEqual(texts);
  },
);
