import { describe, expect, it } from 'vitest';
import { hoursInWords, tidyHours } from './openingHours.ts';

describe('opening hours', () => {
  it.each([
    ['Mo-Fr 08:00-18:00', 'Mo-Fr 08:00-18:00'],
    ['Mo,Tu,We,Th,Fr 08:00-18:00;Sa 08:00-12:00', 'Mo-Fr 08:00-18:00; Sa 08:00-12:00'],
    ['Mo-Fr 14:00-18:00; Mo-Fr 08:00-12:00', 'Mo-Fr 08:00-12:00,14:00-18:00'],
    ['Sa 08:00-12:00; Mo 08:00-12:00', 'Mo,Sa 08:00-12:00'],
    ['Mo-Su 00:00-24:00', 'Mo-Su 00:00-24:00'],
    ['Fr-Sa 22:00-06:00', 'Fr-Sa 22:00-06:00'],
    ['Mo-Fr 06:00-12:00,12:00-18:00', 'Mo-Fr 06:00-12:00,12:00-18:00'],
  ])('written as %j are stored as %j', (typed, stored) => {
    expect(tidyHours(typed)).toBe(stored);
    expect(tidyHours(stored)).toBe(stored);
  });

  it.each([
    ['', 'nothing'],
    ['24/7', 'another way to write them'],
    ['Mo-Fr', 'no time'],
    ['Fr-Mo 08:00-18:00', 'days the wrong way round'],
    ['Mo 8:00-18:00', 'an hour of one digit'],
    ['Mo 08:00-25:00', 'an hour that no day has'],
    ['Mo 08:00-08:00', 'no length'],
    ['Mo 08:00-12:00-18:00', 'three times'],
    ['Mo 08:00-12:00,11:00-18:00', 'an overlap'],
    ['Mo 22:00-06:00; Tu 05:00-12:00', 'an overlap with the day before'],
    ['Su 22:00-06:00; Mo 05:00-12:00', 'an overlap with the week before'],
    ['Mo 01:00-02:00,03:00-04:00,05:00-06:00,07:00-08:00', 'four spans in a day'],
    [`Mo 08:00-18:00${' '.repeat(500)}`, 'too many characters'],
  ])('of %j are refused for %s', (typed) => {
    expect(tidyHours(typed)).toBeNull();
  });

  const words = {
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    closed: 'cerrado',
    allDay: '24 horas',
    isTwelveHours: false,
  };

  it('are formatted in words, including closed days', () => {
    expect(hoursInWords('Mo-Fr 08:00-12:00,14:00-18:30; Sa 00:00-24:00', words)).toEqual([
      { days: 'lun–vie', times: '08:00–12:00, 14:00–18:30' },
      { days: 'sáb', times: '24 horas' },
      { days: 'dom', times: 'cerrado' },
    ]);
    expect(hoursInWords(null, words)).toEqual([]);
  });

  it('use twelve-hour times where they are usual', () => {
    expect(hoursInWords('Mo-Su 00:30-12:00,12:30-24:00', { ...words, isTwelveHours: true })).toEqual([
      { days: 'lun–dom', times: '12:30 AM–12 PM, 12:30 PM–12 AM' },
    ]);
  });
});
