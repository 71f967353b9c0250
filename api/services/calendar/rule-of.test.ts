import { expect, test } from 'vitest'
import { seriesOf, type Times } from './series.ts'
import { ruleOf } from './write-feed.ts'
import { zoneRules } from './zone-rules.ts'

const times = (rest: Partial<Times>): Times => ({
  ...{
    isAllDay: false,
    startsAt: new Date('2026-05-05T22:00:00Z'),
    endsAt: new Date('2026-05-05T23:00:00Z'),
  },
  ...{ frequency: 'daily', weekdays: [], until: null, count: null },
  ...rest,
})
const rule = (rest: Partial<Times>, zone = 'America/Sao_Paulo') => ruleOf(seriesOf(times(rest), zone))

test.each<[string, Partial<Times>, string | null]>([
  ['once', { frequency: 'none' }, null],
  ['each day, ten times', { count: 10 }, 'RRULE:FREQ=DAILY;COUNT=10'],
  [
    'a week’s days with its own',
    { frequency: 'weekly', weekdays: ['friday'] },
    'RRULE:FREQ=WEEKLY;BYDAY=TU,FR',
  ],
  ['a day of the month', { frequency: 'monthly' }, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=5'],
  [
    'the 31st, or the last day of a shorter month',
    {
      frequency: 'monthly',
      startsAt: new Date('2026-05-31T22:00:00Z'),
      endsAt: new Date('2026-05-31T23:00:00Z'),
    },
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  ],
  [
    'the 29th of February, or its last day',
    {
      frequency: 'yearly',
      startsAt: new Date('2028-02-29T22:00:00Z'),
      endsAt: new Date('2028-02-29T23:00:00Z'),
    },
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
  ],
  // The day is over at midnight of the station, three hours later in UTC.
  ['until a day', { until: '2026-05-10' }, 'RRULE:FREQ=DAILY;UNTIL=20260511T025959Z'],
  ['whole days until a day', { isAllDay: true, until: '2026-05-10' }, 'RRULE:FREQ=DAILY;UNTIL=20260510'],
])('NWS-05 %s', (_, rest, wanted) => {
  expect(rule(rest)).toBe(wanted)
})

test('NWS-05 the weekday is the station’s: nine in the evening of Sao Paulo is the next day in UTC', () => {
  const late = { startsAt: new Date('2026-05-06T00:00:00Z'), endsAt: new Date('2026-05-06T01:00:00Z') }
  expect(rule({ frequency: 'weekly', ...late })).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU')
})

test('NWS-05 clocks that do not change are one rule, those that do have each change at its second', () => {
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }
  const still = zoneRules('America/Rio_Branco', year)
  expect(still.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD'])
  expect(still).toContain('TZOFFSETTO:-0500')
  const changing = zoneRules('America/New_York', year)
  expect(changing.filter((line) => line.startsWith('DTSTART:'))).toEqual([
    'DTSTART:19700101T000000',
    'DTSTART:20260308T020000',
    'DTSTART:20261101T020000',
  ])
  expect(zoneRules('Asia/Kolkata', year)).toContain('TZOFFSETTO:+0530')
})
