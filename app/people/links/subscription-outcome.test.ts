import { describe, expect, test } from 'vitest'
import { type Outcome, subscribeOutcome, unsubscribeOutcome } from './email-list.tsx'

type Answer = Parameters<typeof subscribeOutcome>[0]

describe('GAP-34 what the answers of the list mean', () => {
  const table: [answer: Answer, success: Outcome, error: Outcome][] = [
    [null, 'success', 'error'],
    [{}, 'success', 'error'],
    [{ data: null }, 'success', 'error'],
    [{ data: [] }, 'success', 'error'],
    [{ data: [], error: true }, 'success', 'error'],
    [{ data: [1] }, 'success', 'success'],
    [{ data: [1], error: false }, 'success', 'success'],
    [{ data: ['x'], error: true }, 'error', 'error'],
  ]
  test.each(table)('EML-01 %j', (answer, success, error) => {
    expect(subscribeOutcome(answer, 'success')).toBe(success)
    expect(subscribeOutcome(answer, 'error')).toBe(error)
  })

  test('EML-02 a first element of 0 is an error', () => {
    expect(unsubscribeOutcome([0])).toBe('error')
    expect(unsubscribeOutcome([1])).toBe('success')
    expect(unsubscribeOutcome([])).toBe('success')
  })
})
