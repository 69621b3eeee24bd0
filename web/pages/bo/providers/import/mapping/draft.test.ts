import { describe, expect, it } from 'vitest';
import { noChoice } from '#web/forms/Selector.tsx';
import {
  countChanges,
  emptyDraft,
  mappingInput,
  type StoredMapping,
  withColumn,
  withText,
  wrongColumns,
} from './draft.ts';

const FREIGHT = { databaseId: 1, name: 'Freight' };
const MOVING = { databaseId: 2, name: 'Moving' };
const stored: StoredMapping = {
  columns: [
    { field: 'BUSINESS_NAME', service: null },
    { field: null, service: null },
    { field: null, service: FREIGHT },
  ],
  serviceTexts: [
    { text: 'Fletes', isMatched: true, services: [FREIGHT] },
    { text: 'Varios', isMatched: true, services: [] },
    { text: 'Mudanzas', isMatched: false, services: [] },
  ],
};
const [name, unread] = stored.columns as [StoredMapping['columns'][number], StoredMapping['columns'][number]];
const [fletes, , mudanzas] = stored.serviceTexts as [
  StoredMapping['serviceTexts'][number],
  StoredMapping['serviceTexts'][number],
  StoredMapping['serviceTexts'][number],
];
const read = (target: string, id: string | null = null) => ({ target, service: { ...noChoice, id } });

describe('a draft of a mapping', () => {
  it('sends only the changes, but all columns', () => {
    expect(mappingInput(stored, emptyDraft)).toEqual({});
    expect(mappingInput(stored, { ...emptyDraft, countryCode: 'MX' })).toEqual({ countryCode: 'MX' });
    expect(mappingInput(stored, withColumn(emptyDraft, 1, unread, read('CITY')))).toEqual({
      columns: [{ field: 'BUSINESS_NAME' }, { field: 'CITY' }, { serviceId: '1' }],
    });
  });

  it('resends previously matched texts', () => {
    expect(mappingInput(stored, withText(emptyDraft, mudanzas, [MOVING]))).toEqual({
      services: [
        { text: 'Fletes', serviceIds: ['1'] },
        { text: 'Varios', serviceIds: [] },
        { text: 'Mudanzas', serviceIds: ['2'] },
      ],
    });
  });

  it('has no change once everything is restored', () => {
    const column = withColumn(emptyDraft, 0, name, read(''));
    expect(countChanges(column)).toBe(1);
    expect(withColumn(column, 0, name, read('BUSINESS_NAME'))).toEqual(emptyDraft);
    expect(withText(withText(emptyDraft, mudanzas, [MOVING]), mudanzas, null)).toEqual(emptyDraft);
    expect(withText(withText(emptyDraft, fletes, [MOVING]), fletes, [FREIGHT])).toEqual(emptyDraft);
    expect(withText(emptyDraft, fletes, null).texts).toEqual({ Fletes: [] });
  });

  it('reports a column that is mapped twice, and a mark without a service', () => {
    expect(wrongColumns(stored, withColumn(emptyDraft, 1, unread, read('BUSINESS_NAME')))).toEqual({ 1: 'double' });
    expect(wrongColumns(stored, withColumn(emptyDraft, 1, unread, read('service')))).toEqual({ 1: 'noService' });
    expect(wrongColumns(stored, withColumn(emptyDraft, 1, unread, read('service', '1')))).toEqual({ 1: 'double' });
    expect(wrongColumns(stored, withColumn(emptyDraft, 1, unread, read('SERVICES')))).toEqual({});
  });
});
