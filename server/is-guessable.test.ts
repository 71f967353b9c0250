import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { isGuessable } from './is-guessable.ts'

test.each([
  'a'.repeat(32),
  'a'.repeat(400),
  'segredo'.repeat(10),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb',
  `${'0'.repeat(60)}1`,
])('SEC-18 SESSION_SECRET=%s stops the start', (secret) => {
  expect(isGuessable(secret)).toBe(true)
  expect(() => readEnvironment({ NODE_ENV: 'test', SESSION_SECRET: secret })).toThrow(/SESSION_SECRET/)
})

test('SEC-18 secrets made by chance are taken, in the usual ways of writing them', () => {
  for (let count = 0; count < 500; count += 1)
    for (const secret of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')])
      expect(isGuessable(secret), secret).toBe(false)
})
