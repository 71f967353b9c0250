import { describe, expect, test } from 'vitest'
import { addDays, scheduleOfEnds } from './schedule-of-ends.ts'

const today = '2026-05-04'
const told = { earnedUntil: '2026-12-31', toldOn: '2026-01-01' }
const lot = (day: string, amountH: number) => ({ day, amountH })
const schedule = (wallet: Partial<Parameters<typeof scheduleOfEnds>[0]>) =>
  scheduleOfEnds({ days: 90, lots: [], notices: [told], givenBack: [], ...wallet }, today)

describe('GAP-112 when points end', () => {
  test('each lot after the days of the station, oldest first, days together', () => {
    expect(schedule({ lots: [lot('2026-03-01', 5), lot('2026-03-20', 7)] })).toEqual([
      { day: '2026-05-30', amountH: 5 },
      { day: '2026-06-18', amountH: 7 },
    ])
  })

  test('what was not told ends in thirty days at the earliest, what was told then not before thirty days of that', () => {
    const lots = [lot('2025-01-01', 5)]
    expect(schedule({ lots, notices: [] })).toEqual([{ day: '2026-06-03', amountH: 5 }])
    const late = { earnedUntil: '2025-06-01', toldOn: '2026-04-20' }
    expect(schedule({ lots, notices: [late] })).toEqual([{ day: '2026-05-20', amountH: 5 }])
    // A notice for older points says nothing of these.
    expect(schedule({ lots, notices: [{ ...late, earnedUntil: '2024-12-31' }] })).toEqual([
      { day: '2026-06-03', amountH: 5 },
    ])
  })

  test('so much of what has ended stays as came back lately, for thirty days', () => {
    const lots = [lot('2025-01-01', 5), lot('2026-05-01', 100)]
    expect(schedule({ lots, givenBack: [lot('2026-05-02', 3)] })).toEqual([
      { day: '2026-01-31', amountH: 2 },
      { day: '2026-06-01', amountH: 3 },
      { day: '2026-07-30', amountH: 100 },
    ])
    expect(schedule({ lots, givenBack: [lot('2026-05-02', 50)] })).toEqual([
      { day: '2026-06-01', amountH: 5 },
      { day: '2026-07-30', amountH: 100 },
    ])
  })

  test('days are counted over the ends of months and years', () => {
    expect(addDays('2027-12-31', 60)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})
