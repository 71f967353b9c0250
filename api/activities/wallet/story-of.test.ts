import { describe, expect, test } from 'vitest'
import { causes } from '../../ledger/tables.ts'
import { storyOf } from './list-transactions.ts'
import { stories } from './texts.ts'

const entry = { kind: 'move', key: 'a', cause: 'participation', direction: 'earned' } as const

describe('PTS-02 what an entry says of itself', () => {
  test('every cause in both directions has words of its own kind', () => {
    const told = causes.flatMap((cause) =>
      (['earned', 'used'] as const).map((direction) => storyOf({ ...entry, cause, direction }, false)),
    )
    expect(new Set(told).size).toBe(told.length)
    for (const { reason, rule } of Object.values(stories)) {
      expect(reason.length).toBeGreaterThan(3)
      expect(rule).toMatch(/^[A-Z].{15,}\.$/)
    }
  })

  test.each([
    ['what a purchase gives back', {}, true, 'cashback'],
    ['what taking part gives', {}, false, 'reward'],
    ['what an order sets aside', { kind: 'hold', cause: 'purchase', direction: 'used' }, false, 'order'],
    ['what comes back of it', { kind: 'release', cause: 'purchase' }, false, 'orderBack'],
    ['what was owed', { key: 'owed:7', cause: 'refund', direction: 'used' }, false, 'owed'],
    ['cashback that is undone', { kind: 'reversal', direction: 'used' }, true, 'cashbackTaken'],
  ] as const)('PTS-06 GAP-64 GAP-88 %s', (_what, more, isOfOrder, story) => {
    expect(storyOf({ ...entry, ...more }, isOfOrder)).toBe(story)
  })
})
