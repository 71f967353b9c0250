import { describe, expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

/** Makes a room of 100 bytes, of which one holds 50 at most; `sent` enters and takes. */
function world(settings: Parameters<typeof createUploadRoom>[1] = {}) {
  const room = createUploadRoom(100, settings)
  return (name: string, bytes: number) => {
    const seat = room.enter([{ name, mostBytes: 50 }], () => {})
    return { seat, hasRoom: seat.take(bytes) }
  }
}

describe('SEC-60 a room that is full', () => {
  test('has a place at once for who holds less than whoever holds most, by their largest', () => {
    const send = world()
    const [small, large, other] = [send('a', 20), send('a', 30), send('b', 45)]
    send('c', 5)
    expect(send('d', 10).hasRoom).toBe(true)
    expect([small, large, other].map(({ seat }) => seat.isTaken())).toEqual([false, true, false])
  })

  test('has none for who would hold as much, nor for what has come already and is worked on', () => {
    const send = world()
    const [one, other] = [send('a', 50), send('b', 50)]
    expect(send('c', 50).hasRoom).toBe(false)
    one.seat.settle()
    other.seat.settle()
    expect(send('c', 1).hasRoom).toBe(false)
  })

  test('keeps some for who holds little, whatever others have worked on', () => {
    const send = world({ forLittle: { bytes: 20, mostOfOne: 5 } })
    for (const { seat } of [send('a', 50), send('b', 30)]) seat.settle()
    expect(send('c', 6).hasRoom).toBe(false)
    expect([send('c', 5).hasRoom, send('d', 5).hasRoom]).toEqual([true, true])
    expect(send('c', 1).hasRoom).toBe(false)
  })
})
