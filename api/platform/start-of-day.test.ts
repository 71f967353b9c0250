import { describe, expect, test } from 'vitest'
import { termsOf } from '../commerce/vouchers/terms.ts'
import { startOfDay } from './start-of-day.ts'

describe('PTS-03 GAP-37 the first instant of a day', () => {
  test.each([
    // An ordinary day, and the one after it.
    ['2026-05-09', 'America/Sao_Paulo', 0, '2026-05-09T03:00:00.000Z'],
    ['2026-12-31', 'America/Sao_Paulo', 1, '2027-01-01T03:00:00.000Z'],
    // Clocks went back at midnight: the evening before had an hour more.
    ['2018-02-17', 'America/Sao_Paulo', 1, '2018-02-18T03:00:00.000Z'],
    ['2026-04-04', 'America/Santiago', 1, '2026-04-05T04:00:00.000Z'],
    // They went forward at midnight: the day began at one o'clock.
    ['2018-11-04', 'America/Sao_Paulo', 0, '2018-11-04T03:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', 0, '2026-04-23T22:00:00.000Z'],
    // A day that did not exist there.
    ['2011-12-30', 'Pacific/Apia', 0, '2011-12-30T10:00:00.000Z'],
    ['2026-05-09', 'Pacific/Kiritimati', 0, '2026-05-08T10:00:00.000Z'],
  ])('%s in %s, %i days later', (day, timeZone, plusDays, expected) => {
    expect(startOfDay(day, timeZone, plusDays).toISOString()).toBe(expected)
  })

  test.each(['America/Sao_Paulo', 'America/Santiago', 'Africa/Cairo', 'Asia/Beirut', 'America/Havana'])(
    'of each day of four years in %s is of that day, and the second before it is not',
    (timeZone) => {
      const local = new Intl.DateTimeFormat('sv-SE', { timeZone })
      const wrong: string[] = []
      for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
        const day = new Date(at).toISOString().slice(0, 10)
        const start = startOfDay(day, timeZone)
        if (local.format(start) !== day || local.format(start.getTime() - 1000) >= day) wrong.push(day)
      }
      expect(wrong).toEqual([])
    },
  )
})

test('SEC-36 a coupon is worth something until its last day is over, also when clocks go back in that night', () => {
  const body = { coupon: { newPriceCents: 100, useBy: '2026-04-04' } }
  expect(termsOf('coupon', body, 'America/Santiago')).toMatchObject({
    lastDay: '2026-04-04',
    endsAt: new Date('2026-04-05T04:00:00Z'),
  })
  const course = { course: { local: 'Sede', date: '2026-04-04T22:00:00-03:00' } }
  expect(termsOf('course', course, 'America/Santiago')).toMatchObject({
    lastDay: '2026-04-04',
    endsAt: new Date('2026-04-05T04:00:00Z'),
  })
})
