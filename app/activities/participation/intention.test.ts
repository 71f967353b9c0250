import { describe, expect, test } from 'vitest'
import { intentionOf, keyOfIntention } from './intention.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const last = (minutes: number, undone = false) => ({ id: 7, createdAt: ago(minutes), undone })

describe('SEC-04 what somebody is about to do', () => {
  test.each([
    ['the first time', null, null, 0, null],
    ['after a lost answer', last(2), null, 7, true],
    ['after a lost answer, in a tab that knew less', last(2), '5', 7, true],
    ['another one, on purpose', last(2), '7', 7, null],
    ['hours later', last(180), null, 7, false],
    ['days later', last(3000), null, 7, null],
    ['what was taken back', last(2, true), null, 7, null],
    ['an address somebody made up', last(2), '7;DROP', 7, true],
  ])('%s', (_, earlier, wanted, after, isRecent) => {
    const intention = intentionOf(earlier, wanted, now)
    expect(intention.after).toBe(after)
    expect(intention.done?.isRecent ?? null).toBe(isRecent)
  })

  test('has one key however often, and wherever, its form is sent', () => {
    const form = (values: Record<string, string>) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(values)) data.set(name, value)
      return data
    }
    const keyOf = (values: Record<string, string>) => keyOfIntention(3, form(values))
    expect(keyOf({ depois: '0', centavos: '3990' })).toBe(keyOf({ depois: '0', centavos: '1' }))
    expect(keyOf({ depois: '7' })).not.toBe(keyOf({ depois: '0' }))
    expect(keyOf({ depois: '0', network: 'whatsapp' })).not.toBe(keyOf({ depois: '0', network: 'link' }))
    expect(keyOf({})).toBeUndefined()
    expect(keyOf({ depois: '-1' })).toBeUndefined()
  })
})
