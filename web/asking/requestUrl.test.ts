import { expect, test } from 'vitest';
import { requestText, requestUrl } from './requestUrl.ts';

const request = 'Hola.\nRuta: {route}\nCarga: {cargo}\nPeso: {weight}\nFecha: {date}\n¡Gracias!';
const details = { from: 'Rosario ', to: 'São Paulo', cargo: '$& 20 pallets', weight: ' ', date: '' };

test('a request has a line for each detail that is known', () => {
  expect(requestText(request, details)).toBe('Hola.\nRuta: Rosario → São Paulo\nCarga: $& 20 pallets\n¡Gracias!');
  expect(requestText(request, { ...details, from: '' })).toContain('Ruta: São Paulo\n');
});

test('a chat begins with the request, a mail has a subject and lines, and a call has neither', () => {
  const chat = new URL(requestUrl('https://wa.me/549341?text=Hola', 'Pedido & más', requestText(request, details))!);
  expect([chat.pathname, chat.searchParams.get('text')]).toEqual(['/549341', requestText(request, details)]);
  const mail = new URL(
    requestUrl('mailto:a@b.example?subject=x&body=y', 'Pedido & más', requestText(request, details))!,
  );
  expect(mail.pathname).toBe('a@b.example');
  expect(mail.searchParams.get('subject')).toBe('Pedido & más');
  expect(mail.searchParams.get('body')).toBe(requestText(request, details).replaceAll('\n', '\r\n'));
  expect(requestUrl('tel:+549341', 'x', 'y')).toBeNull();
});
