import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Work that is done when the test says so, and who has begun so far. */
function world(limits: Partial<Parameters<typeof fairTurns>[0]> = {}) {
  const turns = fairTurns({ total: 3, perStation: 2, waitMs: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (stationId: number, name: string) =>
    turns(stationId, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { ask, end, begun }
}

test('SEC-16 a station with a long line does not keep another one waiting', async () => {
  const { ask, begun } = world()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(1, name)
  void ask(2, 'b1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('SEC-16 stations are served in turn, each in the order of its line', async () => {
  const { ask, end, begun } = world({ total: 1, perStation: 1 })
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name)
  for (const name of ['b1', 'b2']) void ask(2, name)
  for (const name of ['a1', 'a2', 'b1', 'b2', 'a3']) {
    await new Promise(setImmediate)
    await end(name)
    await end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('SEC-16 work that fails makes room, and its error arrives', async () => {
  const turns = fairTurns({ total: 1, perStation: 1, waitMs: 60_000 })
  const failing = turns(1, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  await expect(turns(1, async () => 'done')).resolves.toBe('done')
})

test('SEC-16 whoever waits too long is told so, and the others keep their place', async () => {
  const { ask, end, begun } = world({ total: 1, perStation: 1, waitMs: 1 })
  void ask(1, 'a1')
  await expect(ask(1, 'a2')).rejects.toMatchObject({ code: 'unavailable' })
  await end('a1')
  void ask(1, 'a3')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a3'])
})
