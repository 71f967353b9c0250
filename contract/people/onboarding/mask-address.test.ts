import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from '#contract/people/onboarding/mask-address.ts'

test('SEC-10 an address is shown as far as its owner knows it again', () => {
  expect(maskEmail('maria@exemplo.com.br')).toBe('m***@exemplo.com.br')
  expect(maskEmail('m@exemplo.com.br')).toBe('m***@exemplo.com.br')
  expect(maskEmail('"a@b"@exemplo.com.br')).toBe('"***@exemplo.com.br')
  expect(maskPhone('11987650001')).toBe('(**) *****-0001')
})
