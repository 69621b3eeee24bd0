import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlConfig, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import { type BusinessState, StatusChip } from './StatusChip.tsx';

const catalogues = { en, es, pt };

test.each([
  ['WAITING', 'Waiting for review', 'En revisión', 'Em análise'],
  ['SENT_BACK', 'Changes requested', 'Cambios pedidos', 'Ajustes solicitados'],
  ['REJECTED', 'Rejected', 'Rechazada', 'Recusada'],
  ['APPROVED', 'Approved', 'Aprobada', 'Aprovada'],
  ['SUSPENDED', 'Suspended', 'Suspendida', 'Suspensa'],
] as [BusinessState, string, string, string][])('a business that is %s reads %s, %s and %s', (status, ...texts) => {
  const shown = Object.entries(catalogues).map(([locale, messages]) => {
    const chip = createElement(StatusChip, { status });
    const markup = renderToStaticMarkup(createElement(IntlProvider, { locale, messages } as IntlConfig, chip));
    return markup.replace(/<[^>]*>/g, '');
  });
  expect(shown).toEqual(texts);
});
