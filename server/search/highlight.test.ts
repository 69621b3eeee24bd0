import { describe, expect, it } from 'vitest';
import { createHighlighter } from './highlight.ts';

/** The text with the highlights in brackets. */
function marked(text: string, ...lexemes: string[]): string {
  const stretches = createHighlighter(lexemes)(text).reverse();
  return stretches.reduce((t, { start, end }) => `${t.slice(0, start)}[${t.slice(start, end)}]${t.slice(end)}`, text);
}

describe('marks whole words in every form that search treats as equal', () => {
  it('marks whole words in every form that search takes for the same', () => {
    expect(marked('Transportes: transporte, TRANSPORTE y transportista', 'transport')).toBe(
      '[Transportes]: [transporte], [TRANSPORTE] y transportista',
    );
  });

  it('keeps the right position after letters that fold to several, and emoji', () => {
    expect(marked('Camión, caminhões e logística ñandú', 'camion', 'caminha', 'logistic', 'nandu')).toBe(
      '[Camión], [caminhões] e [logística] [ñandú]',
    );
  });

  it('keeps its place behind letters that fold to several, and emoji', () => {
    expect(marked('Straße 🚚 ﬁnal carga', 'carg')).toBe('Straße 🚚 ﬁnal [carga]');
  });

  it('marks nothing without words', () => {
    expect(marked('carga')).toBe('carga');
  });
});
