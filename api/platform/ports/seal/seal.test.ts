import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret of a test')
const to = { purpose: 'sobre a mesa', bytes: 100 }

test('SEC-69 what is sealed opens for its purpose, by its secret, unchanged', () => {
  const sealed = seal.close('Olá, água', to)
  expect(seal.open(sealed, to.purpose)).toBe('Olá, água')
  expect(seal.open(sealed, 'outra coisa')).toBeNull()
  expect(createSeal('another secret').open(sealed, to.purpose)).toBeNull()
  expect(seal.open(`${sealed.slice(0, -2)}AA`, to.purpose)).toBeNull()
  expect(seal.open('', to.purpose)).toBeNull()
})

test('SEC-69 the same text is never sealed the same, and short and long ones have one length', () => {
  const [one, two, long] = ['Sim', 'Sim', 'x'.repeat(100)].map((text) => seal.close(text, to))
  expect(one).not.toBe(two)
  expect([one?.length, two?.length]).toEqual([long?.length, long?.length])
  expect(one).not.toContain(Buffer.from('Sim').toString('base64url'))
})

test('SEC-69 what is longer is not sealed at all: its length would tell it apart', () => {
  expect(() => seal.close('ã'.repeat(51), to)).toThrow(RangeError)
})
