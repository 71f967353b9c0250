import { expect, test } from 'vitest'
import { managementAddress } from './management-address.ts'

test.each([
  ['https://g.example/entrar/', 'https://g.example/entrar/T'],
  ['https://g.example/?t=', 'https://g.example/?t=T'],
  ['https://g.example/entrar', 'https://g.example/entrar?tempToken=T'],
  ['https://g.example/entrar?a=1', 'https://g.example/entrar?a=1&tempToken=T'],
])('STN-013 the token goes with %s', (configured, address) => {
  expect(managementAddress(configured, 'T')).toBe(address)
})
