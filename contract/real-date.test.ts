import { describe, expect, test } from 'vitest'
import { isOfAge, parseDate, todayIn, writeDate } from './real-date.ts'

describe('VAL-05 dates', () => {
  test.each([
    ['12/04/1990', '1990-04-12'],
    ['1990-04-12', '1990-04-12'],
    ['12/04/1990 00:00:00', '1990-04-12'],
    ['1990-04-12 00:00:00', '1990-04-12'],
    ['1990-04-12T00:00:00.000Z', '1990-04-12'],
    ['12041990', '1990-04-12'],
    ['31021990', null],
    ['19900412', null],
    ['1204199', null],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['29/02/1900', null],
    ['31/04/1990', null],
    ['31/02/1990', null],
    ['00/01/1990', null],
    ['01/13/1990', null],
    ['1/4/1990', '1990-04-01'],
    ['1990-4-1', '1990-04-01'],
    ['12-04-1990', '1990-04-12'],
    ['12.4.1990', '1990-04-12'],
    ['\u200e12\u201104\u20111990\u00a0', '1990-04-12'],
    ['12/04-1990', null],
    ['30/2/2027', null],
    ['12/04/90', null],
    ['12/04/19900', null],
    ['31/12/1899', null],
    ['1990-04-12abc', null],
    ['', null],
  ])('ONB-08 GAP-26 %j', (text, iso) => {
    expect(parseDate(text)).toBe(iso)
  })

  test('a date is written as it is read', () => {
    expect(writeDate('1990-04-12')).toBe('12/04/1990')
  })

  test('VAL-05 GAP-21 of age from the birthday on, in leap years too', () => {
    expect(isOfAge('2008-05-05', 18, '2026-05-04')).toBe(false)
    expect(isOfAge('2008-05-04', 18, '2026-05-04')).toBe(true)
    expect(isOfAge('2008-02-29', 18, '2026-02-28')).toBe(false)
    expect(isOfAge('2008-02-29', 18, '2026-03-01')).toBe(true)
    expect(isOfAge('2010-05-04', 16, '2026-05-04')).toBe(true)
  })

  test('today is the day on the clock of the station', () => {
    const now = new Date('2026-05-04T02:30:00Z')
    expect(todayIn('America/Sao_Paulo', now)).toBe('2026-05-03')
    expect(todayIn('UTC', now)).toBe('2026-05-04')
  })
})
