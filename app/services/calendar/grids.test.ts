import { describe, expect, test } from 'vitest'
import { dayGrid } from './day-grid.ts'
import { monthGrid } from './month-grid.ts'
import { eventsByDay, type ShownEvent, timesOn } from './shown-events.ts'
import { daysOf, periodOf, stepFrom, titleOf } from './view.ts'

const day = '2026-12-12'
const event = (id: number, start: string, end: string, more: Partial<ShownEvent> = {}): ShownEvent => ({
  id,
  name: `Evento ${id}`,
  on: day,
  lastOn: day,
  isAllDay: false,
  start,
  end,
  image: null,
  about: '',
  ...more,
})
const oneDay = (...events: ShownEvent[]) => dayGrid([{ day, events }])
const places = (...events: ShownEvent[]) =>
  oneDay(...events).columns[0]?.blocks.map(({ event: { id }, from, to, lane, lanes }) => [
    id,
    from,
    to,
    lane,
    lanes,
  ])

describe('a day in slots of 15 minutes', () => {
  test('NWS-05 events that overlap stand beside each other, those behind them have the whole width again', () => {
    expect(
      places(
        event(1, '09:00', '10:00'),
        event(2, '09:30', '11:00'),
        event(3, '10:00', '10:45'),
        event(4, '11:00', '12:00'),
      ),
    ).toEqual([
      [1, 36, 40, 0, 2],
      [2, 38, 44, 1, 2],
      [3, 40, 43, 0, 2],
      [4, 44, 48, 0, 1],
    ])
  })

  test('NWS-05 a short one has room for a finger, also before midnight; one that goes on is cut at midnight', () => {
    expect(places(event(1, '09:00', '09:10'), event(2, '23:55', '00:00'))).toEqual([
      [1, 36, 39, 0, 1],
      [2, 93, 96, 0, 1],
    ])
    expect(places(event(1, '21:00', '02:00', { lastOn: '2026-12-13' }))).toEqual([[1, 84, 96, 0, 1]])
    const night = dayGrid([
      { day: '2026-12-13', events: [event(1, '21:00', '02:00', { lastOn: '2026-12-13' })] },
    ])
    expect(night.columns[0]?.blocks).toMatchObject([{ from: 0, to: 8 }])
  })

  test('NWS-05 the hours are those that matter: six at least, within the day', () => {
    const hours = (...events: ShownEvent[]) => {
      const { fromHour, toHour } = oneDay(...events)
      return [fromHour, toHour]
    }
    expect(hours()).toEqual([8, 18])
    expect(hours(event(1, '14:00', '15:00'))).toEqual([13, 19])
    expect(hours(event(1, '07:30', '20:15'))).toEqual([6, 22])
    expect(hours(event(1, '00:15', '01:00'))).toEqual([0, 6])
    expect(hours(event(1, '23:00', '23:30'))).toEqual([18, 24])
    expect(hours(event(1, '00:00', '00:00', { isAllDay: true }))).toEqual([8, 18])
  })

  test('NWS-05 of many at once three are shown and the others counted', () => {
    const [column] = oneDay(...[1, 2, 3, 4, 5].map((id) => event(id, '09:00', '10:00'))).columns
    expect([column?.blocks.map(({ lanes }) => lanes), column?.hidden]).toEqual([[3, 3, 3], 2])
  })

  test('NWS-05 what lasts the whole day stands above its hours', () => {
    const [column] = oneDay(
      event(1, '00:00', '00:00', { isAllDay: true }),
      event(2, '10:00', '10:00', { on: '2026-12-11', lastOn: '2026-12-13' }),
    ).columns
    expect([column?.allDay.map(({ id }) => id), column?.blocks]).toEqual([[1, 2], []])
  })
})

describe('a month', () => {
  test('NWS-05 has whole weeks from Sunday on; a day names three events, or two and how many more', () => {
    const period = { view: 'mes', day } as const
    const events = [1, 2, 3, 4].map((id) => event(id, '09:00', '10:00'))
    const weeks = monthGrid(eventsByDay(events, daysOf(period)), { month: day, today: '2026-12-31' })
    expect([weeks.length, weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual([
      5,
      '2026-11-29',
      '2027-01-02',
    ])
    const found = weeks.flat().find((one) => one.day === day)
    expect([found?.named.length, found?.more, found?.count]).toEqual([2, 2, 4])
    expect(
      weeks
        .flat()
        .filter(({ isToday }) => isToday)
        .map((one) => one.day),
    ).toEqual(['2026-12-31'])
    expect(weeks[0]?.map(({ isOther }) => isOther)).toEqual([true, true, false, false, false, false, false])
  })
})

describe('the address of a view', () => {
  test('NWS-05 what is no view and no day falls back', () => {
    const of = (query: string) => periodOf(new URLSearchParams(query), day)
    expect(of('')).toEqual({ view: 'mes', day })
    expect(of('ver=semana&dia=2026-02-28')).toEqual({ view: 'semana', day: '2026-02-28' })
    expect(of('ver=dia&dia=3/2/2026')).toEqual({ view: 'dia', day: '2026-02-03' })
    for (const wrong of ['2026-02-30', 'x', '0001-01-01', '1900-01-01', '2999-12-31'])
      expect(of(`ver=ano&dia=${wrong}`)).toEqual({ view: 'mes', day })
  })

  test('NWS-05 steps back and forth keep the view; a month that is shorter ends on its last day', () => {
    expect(stepFrom({ view: 'mes', day: '2026-01-31' }, 1).day).toBe('2026-02-28')
    expect(stepFrom({ view: 'lista', day: '2026-01-15' }, -1).day).toBe('2025-12-15')
    expect(stepFrom({ view: 'semana', day: '2026-12-31' }, 1).day).toBe('2027-01-07')
    expect(stepFrom({ view: 'dia', day: '2026-03-01' }, -1).day).toBe('2026-02-28')
  })

  test('NWS-05 a period is said in words', () => {
    expect(titleOf({ view: 'semana', day })).toBe('6 a 12 de dezembro de 2026')
    expect(titleOf({ view: 'semana', day: '2026-12-30' })).toBe('27 de dezembro a 2 de janeiro de 2027')
    expect(titleOf({ view: 'mes', day })).toBe('dezembro de 2026')
  })

  test('GAP-37 on its last day an event that came the day before goes on until it ends', () => {
    const night = event(1, '21:00', '02:00', { lastOn: '2026-12-13' })
    expect([timesOn(night, day), timesOn(night, '2026-12-13')]).toEqual(['21:00', 'continua – 02:00'])
  })
})
