import { expect, test } from 'vitest'
import { movedDays, pointsOf } from './balance-line.tsx'

test('PTS-02 the line of the balance has the days on which it changed, as far apart as they are, each until the next', () => {
  const days = [
    { day: '2026-04-01', balance: 0 },
    { day: '2026-04-02', balance: 100 },
    { day: '2026-04-03', balance: 100 },
    { day: '2026-04-05', balance: 50 },
    { day: '2026-04-11', balance: 0 },
  ]
  const moved = movedDays(days)
  expect(moved.map(({ day }) => day)).toEqual(['2026-04-02', '2026-04-05', '2026-04-11'])
  expect(pointsOf(moved)).toBe('0.0,4.0 90.0,4.0 90.0,30.0 270.0,30.0 270.0,56.0 300.0,56.0')
})
