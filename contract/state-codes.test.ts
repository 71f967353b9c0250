import { expect, test } from 'vitest'
import { readStates } from './state-codes.ts'

test.each([
  ['', []],
  ['SP', ['SP']],
  ['al, ba;CE e pe', ['AL', 'BA', 'CE', 'PE']],
  ['SP/RJ sp', ['SP', 'RJ']],
  ['Nordeste', null],
  ['SP, XX', null],
])('CAR-04 the states of %j', (text, states) => {
  expect(readStates(text)).toEqual(states)
})
