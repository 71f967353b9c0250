import { expect, test } from 'vitest'
import { createSlots, hostHolder, lineHolder } from './slots.ts'

test('SEC-74 eight members of a station hold half of the slots, and the others go on', () => {
  const slots = createSlots({ ofAll: 24, ofOne: 3, ofHost: 12 })
  const enter = (person: number, host: string) =>
    slots.enter([`person ${person}`, lineHolder(String(person)), hostHolder(host)])
  const left = Array.from({ length: 24 }, (_, at) => enter(Math.floor(at / 3), 'a.example')).filter(Boolean)
  expect(left).toHaveLength(12)
  expect(enter(100, 'b.example')).not.toBeNull()
  expect(enter(100, 'a.example')).toBeNull()
  left[0]?.()
  expect(enter(101, 'a.example')).not.toBeNull()
})

test('SEC-97 a line holds more places than a person, and not all', () => {
  const slots = createSlots({ ofAll: 9, ofOne: 2, ofLine: 5 })
  const enter = (person: number, line: string) => slots.enter([`person ${person}`, lineHolder(line)])
  const held = Array.from({ length: 9 }, (_, at) => enter(Math.floor(at / 3), 'hall'))
  expect(held.map((leave) => leave !== null)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ])
  expect(enter(9, 'home')).not.toBeNull()
})
