import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { argon2Passwords } from './passwords.ts'

const passwords = argon2Passwords()

test('GAP-15 a password is told from another by its hash, which no two have alike and which says its cost', async () => {
  const one = await passwords.hash('Senha123')
  const other = await passwords.hash('Senha123')
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(one, 'Senha123')).toBe(true)
  expect(await passwords.verify(one, 'senha123')).toBe(false)
})

test('GAP-15 without a hash the same work is done, and the answer is false whatever is typed', async () => {
  const library = { hash: vi.fn(hash), verify: vi.fn(verify) }
  const counted = argon2Passwords(undefined, library)
  const worked = async (stored: string | null) => {
    expect(await counted.verify(stored, 'a password nobody has')).toBe(false)
    return library.verify.mock.calls.splice(0).map(([stored]) => String(stored).split('$').slice(1, 4))
  }
  const known = await worked(await passwords.hash('Senha123'))
  expect(known).toHaveLength(1)
  expect(await worked(null)).toEqual(known)
  expect(await worked(null)).toEqual(known)
  expect(library.hash).toHaveBeenCalledTimes(1)
})
