import { describe, expect, test } from 'vitest'
import { createSlots, type SlotLimits } from './slots.ts'

/** Makes a room of 100 bytes, of which one holds 50 at most; `sent` enters and takes. */
function world(settings: Partial<SlotLimits> = {}) {
  const room = createSlots({ ofAll: 100, ...settings })
  return (name: string, bytes: number) => {
    const share = room.enter([{ name, most: 50 }], () => {})
    return { share, hasRoom: share.take(bytes) }
  }
}

describe('SEC-60 a room that is full', () => {
  test('has room at once for who holds less than whoever holds most, by their largest', () => {
    const send = world()
    const [small, large, other] = [send('a', 20), send('a', 30), send('b', 45)]
    send('c', 5)
    expect(send('d', 10).hasRoom).toBe(true)
    expect([small, large, other].map(({ share }) => share.isTaken())).toEqual([false, true, false])
  })

  test('has none for who would hold as much, nor for what has come already and is worked on', () => {
    const send = world()
    const [one, other] = [send('a', 50), send('b', 50)]
    expect(send('c', 50).hasRoom).toBe(false)
    one.share.settle()
    other.share.settle()
    expect(send('c', 1).hasRoom).toBe(false)
  })

  test('keeps some for who holds little, whatever others have worked on', () => {
    const send = world({ forLittle: { slots: 20, mostOfOne: 5 } })
    for (const { share } of [send('a', 50), send('b', 30)]) share.settle()
    expect(send('c', 6).hasRoom).toBe(false)
    expect([send('c', 5).hasRoom, send('d', 5).hasRoom]).toEqual([true, true])
    expect(send('c', 1).hasRoom).toBe(false)
  })
})

test('SEC-74 eight members of a station hold half of the slots, and the others go on', () => {
  const slots = createSlots({ ofAll: 24 })
  const enter = (person: number, host: string) =>
    slots.take([
      { name: `person ${person}`, most: 3 },
      { name: `network ${person}`, most: 3 },
      { name: host, most: 12 },
    ])
  const left = Array.from({ length: 24 }, (_, at) => enter(Math.floor(at / 3), 'a.example')).filter(Boolean)
  expect(left).toHaveLength(12)
  expect(enter(100, 'b.example')).not.toBeNull()
  expect(enter(100, 'a.example')).toBeNull()
  left[0]?.()
  expect(enter(101, 'a.example')).not.toBeNull()
})

test('SEC-97 a network holds more slots than a person, and not all', () => {
  const slots = createSlots({ ofAll: 9 })
  const enter = (person: number, network: string) =>
    slots.take([
      { name: `person ${person}`, most: 2 },
      { name: network, most: 5 },
    ])
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
