import { describe, expect, test } from 'vitest'
import { ledTo, nextStep, stepBefore, stepsOf } from './steps.ts'

const sent = { is_digital: false, step: 'review' } as const
const digital = { is_digital: true, step: 'review' } as const

describe('the steps of the checkout', () => {
  test('CAR-05 GAP-82 what is not sent skips delivery, forwards and backwards', () => {
    expect(stepsOf(sent)).toEqual(['cart', 'delivery', 'payment', 'review'])
    expect(stepsOf(digital)).toEqual(['cart', 'payment', 'review'])
    expect([nextStep(sent, 'cart'), nextStep(digital, 'cart')]).toEqual(['delivery', 'payment'])
    expect([stepBefore(sent, 'payment'), stepBefore(digital, 'payment')]).toEqual(['delivery', 'cart'])
    expect([nextStep(sent, 'review'), stepBefore(sent, 'cart')]).toEqual(['review', 'cart'])
  })

  test.each([
    ['cart', 'delivery', 'cart'],
    ['cart', 'review', 'cart'],
    ['delivery', 'review', 'delivery'],
    ['payment', 'review', 'payment'],
    ['payment', 'payment', null],
    ['review', 'cart', null],
  ] as const)('GAP-82 at %s, who opens %s is led to %s', (step, wanted, to) => {
    expect(ledTo({ is_digital: false, step }, wanted)).toBe(to)
  })

  test('CAR-05 the step of delivery does not exist where nothing is sent', () => {
    expect(ledTo(digital, 'delivery')).toBe('payment')
    expect(ledTo({ is_digital: true, step: 'cart' }, 'delivery')).toBe('cart')
  })
})
