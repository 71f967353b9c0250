import { expect, test } from 'vitest'
import { createPlaces, hostHolder } from './places.ts'

test('SEC-74 eight members of a station hold half of the places, and the others go on', () => {
  const places = createPlaces({ ofAll: 24, ofOne: 3, ofHost: 12 })
  const enter = (person: number, host: string) =>
    places.enter([`person ${person}`, `line ${person}`, hostHolder(host)])
  const left = Array.from({ length: 24 }, (_, at) => enter(Math.floor(at / 3), 'a.example')).filter(Boolean)
  expect(left).toHaveLength(12)
  expect(enter(100, 'b.example')).not.toBeNull()
  expect(enter(100, 'a.example')).toBeNull()
  left[0]?.()
  expect(enter(101, 'a.example')).not.toBeNull()
})
