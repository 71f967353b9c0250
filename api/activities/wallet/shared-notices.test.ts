import { expect, test } from 'vitest'
import { sharedNotices } from './shared-notices.ts'

const lot = (day: string) => ({ day, amountH: 100 })
const notice = (earnedUntil: string, toldOn: string) => ({ earnedUntil, toldOn })
const march = notice('2026-03-31', '2026-05-01')

test('PPL-12 GAP-112 what was told stays told where the other wallet has nothing that it would speak of', () => {
  const told = { lots: [lot('2026-03-10')], notices: [march] }
  expect(sharedNotices(told, { lots: [lot('2026-04-02')], notices: [] })).toEqual([march])
  expect(sharedNotices({ lots: [], notices: [] }, told)).toEqual([march])
})

test('PPL-12 GAP-112 a notice that would speak of points of which nobody was told, or only later, is told anew', () => {
  const told = { lots: [lot('2026-03-10')], notices: [march] }
  expect(sharedNotices(told, { lots: [lot('2026-03-20')], notices: [] })).toEqual([])
  const later = notice('2026-03-31', '2026-05-09')
  expect(sharedNotices(told, { lots: [lot('2026-03-20')], notices: [later] })).toEqual([later])
})
