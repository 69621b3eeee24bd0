import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlConfig, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import es from '#messages/es.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import en from '#web/i18n/compiled/texts/en.json' with { type: 'json' };
import { ProviderStatusChip } from '#web/pages/bo/providers/ProviderStatusChip.tsx';
import { type BusinessState, StatusChip } from './StatusChip.tsx';

const catalogues = { en, es, fr, pt };

function shown(Status: typeof StatusChip, status: BusinessState): string[] {
  return Object.entries(catalogues).map(([locale, messages]) => {
    const chip = createElement(Status, { status });
    const markup = renderToStaticMarkup(createElement(IntlProvider, { locale, messages } as IntlConfig, chip));
    return markup.replace(/<[^>]*>/g, '');
  });
}

test.each([
  ['WAITING', 'In review', 'En revisión', 'En cours d’examen', 'Em análise'],
  ['SENT_BACK', 'Changes requested', 'Cambios pedidos', 'Modifications demandées', 'Ajustes pedidos'],
  ['REJECTED', 'Rejected', 'Rechazada', 'Refusée', 'Recusada'],
  ['APPROVED', 'Approved', 'Aprobada', 'Approuvée', 'Aprovada'],
  ['SUSPENDED', 'Suspended', 'Suspendida', 'Suspendue', 'Suspensa'],
] as [BusinessState, ...string[]][])('a business that is %s reads %s, %s, %s and %s', (status, ...texts) => {
  expect(shown(StatusChip, status)).toEqual(texts);
});

test.each([
  ['WAITING', 'Pending', 'Pendiente', 'En attente', 'Pendente'],
  ['SENT_BACK', 'Changes requested', 'Cambios pedidos', 'Modifications demandées', 'Ajustes pedidos'],
  ['REJECTED', 'Rejected', 'Rechazado', 'Refusé', 'Recusada'],
  ['APPROVED', 'Approved', 'Aprobado', 'Approuvé', 'Aprovada'],
  ['SUSPENDED', 'Suspended', 'Suspendido', 'Suspendu', 'Suspensa'],
] as [BusinessState, ...string[]][])('to staff a provider that is %s reads %s, %s, %s and %s', (status, ...texts) => {
  expect(shown(ProviderStatusChip, status)).toEqual(texts);
});
