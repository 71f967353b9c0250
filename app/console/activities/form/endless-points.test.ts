import { expect, test } from 'vitest'
import { hasEndlessPoints } from './reward-step.tsx'

const donation = 20
test.each([
  ['points on a donation without a limit', donation, { points: '10', limitPerUser: '' }, true],
  ['the same in a form that has no such field yet', donation, { points: '0,50' }, true],
  ['with a limit', donation, { points: '10', limitPerUser: '3' }, false],
  ['blocked', donation, { points: '10', limitPerUser: '0' }, false],
  ['without points', donation, { points: '0', limitPerUser: ' ' }, false],
  ['words instead of a number', donation, { points: 'dez' }, false],
  ['cashback of a coupon', 3, { additional_cashback: '5' }, true],
  ['videos, which count once', 18, { points: '10' }, false],
  ['a type that earns no points', 17, { points: '10' }, false],
])('SEC-27 endless points: %s', (_, typeId, values, expected) => {
  expect(hasEndlessPoints(typeId, values)).toBe(expected)
})
