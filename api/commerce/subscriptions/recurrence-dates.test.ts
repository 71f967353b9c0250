import { describe, expect, test } from 'vitest'
import type { Recurrence } from '#contract/recurrence.ts'
import { daysBetween, nextDate } from './recurrence-dates.ts'

const zone = 'America/Sao_Paulo'
/** So many dates one after the other, as days of the station. */
function datesOf(anchor: string, recurrence: Recurrence, count: number, timeZone = zone): string[] {
  const first = new Date(anchor)
  const dates: Date[] = []
  for (let at = first; dates.length < count; dates.push(at)) at = nextDate(first, recurrence, at, timeZone)
  return dates.map((at) => at.toISOString())
}

describe('dates of a recurrence', () => {
  test('PLN-12 31 January comes back on the last day of each month, and on the 31st where there is one', () => {
    expect(datesOf('2026-01-31T15:00:00.000Z', 'monthly', 4)).toEqual([
      '2026-02-28T15:00:00.000Z',
      '2026-03-31T15:00:00.000Z',
      '2026-04-30T15:00:00.000Z',
      '2026-05-31T15:00:00.000Z',
    ])
  })

  test('PLN-12 29 February comes back on 28 February, and on the 29th of the next leap year', () => {
    expect(datesOf('2024-02-29T12:00:00.000Z', 'yearly', 4).map((at) => at.slice(0, 10))).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  test.each<[Recurrence, string]>([
    ['weekly', '2026-11-07'],
    ['biweekly', '2026-11-14'],
    ['monthly', '2026-11-30'],
    ['bimonthly', '2026-12-31'],
    ['quarterly', '2027-01-31'],
    ['halfyearly', '2027-04-30'],
    ['yearly', '2027-10-31'],
  ])('PLN-12 %s after 31 October', (recurrence, day) => {
    expect(datesOf('2026-10-31T12:00:00.000Z', recurrence, 1)[0]?.slice(0, 10)).toBe(day)
  })

  test('PLN-12 GAP-37 the day is the station’s: late on 31 January it is February in UTC already', () => {
    expect(datesOf('2026-02-01T01:30:00.000Z', 'monthly', 2)).toEqual([
      '2026-03-01T01:30:00.000Z',
      '2026-04-01T01:30:00.000Z',
    ])
  })

  test('PLN-12 the hour of the wall stays where clocks change', () => {
    expect(datesOf('2026-03-01T10:00:00.000Z', 'monthly', 2, 'Europe/Lisbon')).toEqual([
      '2026-04-01T09:00:00.000Z',
      '2026-05-01T09:00:00.000Z',
    ])
    // 28 March 2027, 01:30, does not exist there.
    expect(datesOf('2027-02-28T01:30:00.000Z', 'monthly', 1, 'Europe/Lisbon')).toEqual([
      '2027-03-28T01:30:00.000Z',
    ])
  })

  test('PLN-12 west of Greenwich as well: an hour that clocks jump over is as much later, the hours after it are what they say', () => {
    const inMarch = (hour: string) => datesOf(`2027-02-14T${hour}:00.000Z`, 'monthly', 1, 'America/New_York')
    // 02:30 does not exist there on 14 March, 03:30 does.
    expect(inMarch('07:30')).toEqual(['2027-03-14T07:30:00.000Z'])
    expect(inMarch('08:30')).toEqual(['2027-03-14T07:30:00.000Z'])
  })

  test('PLN-12 a week that clocks make an hour longer is not passed over in that hour', () => {
    const first = new Date('2026-10-20T10:00:00Z')
    const asked = new Date('2026-10-27T10:30:00Z')
    expect(nextDate(first, 'weekly', asked, 'Europe/Lisbon').toISOString()).toBe('2026-10-27T11:00:00.000Z')
  })

  test('PLN-12 seconds and their parts stay, before 1970 too', () => {
    expect(datesOf('2026-01-31T15:04:05.678Z', 'monthly', 1)).toEqual(['2026-02-28T15:04:05.678Z'])
    expect(datesOf('1969-01-31T15:04:05.678Z', 'monthly', 1)).toEqual(['1969-02-28T15:04:05.678Z'])
  })

  test('PLN-12 the next one is found from any day, however long ago the first was', () => {
    const first = new Date('2020-01-31T15:00:00Z')
    expect(nextDate(first, 'monthly', new Date('2026-02-15T00:00:00Z'), zone).toISOString()).toBe(
      '2026-02-28T15:00:00.000Z',
    )
    expect(nextDate(first, 'weekly', new Date('2026-02-15T00:00:00Z'), zone).getUTCDay()).toBe(5)
    expect(nextDate(first, 'yearly', new Date('2019-01-01T00:00:00Z'), zone).getUTCFullYear()).toBe(2021)
  })

  test('PLN-12 a period has as many days as the calendar says', () => {
    const [from, until] = [new Date('2026-01-31T15:00:00Z'), new Date('2026-02-28T15:00:00Z')]
    expect(daysBetween(from, until)).toBe(28)
  })
})
