import { describe, expect, test } from 'vitest'
import { daysWithin, finalDay, lastEndOf, nextDay, seriesOf, type Times, takesPlace } from './series.ts'
import { instantOf, localOf, readDay, writtenDay } from './zone-time.ts'

const once: Times = {
  isAllDay: false,
  startsAt: new Date('2026-01-31T12:00:00Z'),
  endsAt: new Date('2026-01-31T13:00:00Z'),
  ...{ frequency: 'none', weekdays: [], until: null, count: null },
}
const zone = 'America/Sao_Paulo'
const days = (times: Partial<Times>, from: string, to: string, timeZone = zone) =>
  daysWithin(seriesOf({ ...once, ...times }, timeZone), readDay(from), readDay(to)).map(writtenDay)

describe('when an event comes again', () => {
  test('NWS-05 monthly on a 31st is on the last day of shorter months, and on the 31st again behind them', () => {
    expect(days({ frequency: 'monthly' }, '2026-01-01', '2026-06-30')).toEqual(
      ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30'].map((day) => `2026-${day}`),
    )
    expect(days({ frequency: 'monthly' }, '2028-02-01', '2028-03-01')).toEqual(['2028-02-29'])
  })

  test('NWS-05 yearly on a 29th of February is on the 28th of other years', () => {
    const leap = {
      frequency: 'yearly' as const,
      startsAt: new Date('2024-02-29T12:00:00Z'),
      endsAt: new Date('2024-02-29T13:00:00Z'),
    }
    expect(days(leap, '2024-01-01', '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  test('NWS-05 weekly is on each of its weekdays, from its beginning on, so many times or until a day', () => {
    // A Wednesday.
    const wednesday = {
      frequency: 'weekly' as const,
      startsAt: new Date('2026-11-25T12:00:00Z'),
      endsAt: new Date('2026-11-25T13:00:00Z'),
    }
    const both = { ...wednesday, weekdays: ['monday', 'wednesday'] as Times['weekdays'] }
    const november = ['2026-11-01', '2026-12-31'] as const
    expect(days({ ...both, count: 4 }, ...november)).toEqual([
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
    ])
    expect(days({ ...both, until: '2026-12-02' }, ...november)).toEqual([
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ])
    expect(days({ ...wednesday, until: '2026-12-01' }, ...november)).toEqual(['2026-11-25'])
    expect(days({ ...both, count: 4 }, '2026-12-03', '2026-12-31')).toEqual(['2026-12-07'])
  })

  test('NWS-05 daily is found in any window without counting from its beginning, and ends where it ends', () => {
    const daily = { frequency: 'daily' as const }
    expect(days(daily, '2126-01-01', '2126-01-02')).toEqual(['2126-01-01', '2126-01-02'])
    expect(days({ ...daily, count: 3 }, '2026-01-01', '2026-12-31')).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-02-02',
    ])
    expect(days(daily, '2025-01-01', '2025-12-31')).toEqual([])
    expect(lastEndOf({ ...once, ...daily }, zone)).toBeNull()
    expect(lastEndOf({ ...once, ...daily, count: 3 }, zone)).toEqual(new Date('2026-02-02T13:00:00Z'))
    const ended = seriesOf({ ...once, ...daily, until: '2026-02-05' }, zone)
    expect(writtenDay(finalDay(ended) ?? 0)).toBe('2026-02-05')
    expect(nextDay(ended, readDay('2026-02-06'))).toBeNull()
    expect(writtenDay(nextDay(ended, readDay('2026-02-03')) ?? 0)).toBe('2026-02-03')
  })
})

describe('on the clock of the station', () => {
  const at = (timeZone: string, local: string) => {
    const [day = '', clock = ''] = local.split('T')
    return instantOf(
      { day: readDay(day), time: Date.parse(`1970-01-01T${clock}:00Z`) },
      timeZone,
    ).toISOString()
  }

  test('GAP-37 an hour of New York stays the same hour where clocks change, and is another one in UTC', () => {
    const startsAt = new Date('2026-03-06T14:00:00Z')
    const series = seriesOf(
      { ...once, frequency: 'daily', startsAt, endsAt: new Date('2026-03-06T15:00:00Z') },
      'America/New_York',
    )
    const starts = daysWithin(series, readDay('2026-03-07'), readDay('2026-03-09')).map((day) =>
      takesPlace(series, day).start.toISOString(),
    )
    expect(starts).toEqual([
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
      '2026-03-09T13:00:00.000Z',
    ])
  })

  test('GAP-37 an hour that clocks jump over is an hour later, one that they show twice is the first, a day without its midnight begins at one', () => {
    expect(at('America/New_York', '2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
    expect(at('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(at('Australia/Lord_Howe', '2026-10-04T02:15')).toBe('2026-10-03T15:45:00.000Z')
    // The last summer of São Paulo.
    expect(at(zone, '2018-11-04T00:00')).toBe('2018-11-04T03:00:00.000Z')
    expect(localOf(new Date('2018-11-04T03:00:00Z'), zone)).toEqual({
      day: readDay('2018-11-04'),
      time: 3_600_000,
    })
  })

  test('GAP-37 whole days are from midnight to midnight, 23 hours long where clocks change', () => {
    const whole = {
      ...once,
      isAllDay: true,
      startsAt: new Date('2026-03-08T15:00:00Z'),
      endsAt: new Date('2026-03-08T15:00:00Z'),
    }
    const series = seriesOf(whole, 'America/New_York')
    const { start, end, on, lastOn } = takesPlace(series, series.first)
    expect([on, lastOn, (end.getTime() - start.getTime()) / 3_600_000]).toEqual([
      '2026-03-08',
      '2026-03-08',
      23,
    ])
  })
})
