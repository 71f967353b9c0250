import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { piecesOf, readWhole } from './pieces-of.ts'

const never = new Promise<never>(() => {})
/** A stored file that says its pieces, and then what the store does. */
const stored = (pieces: string[], then: () => Promise<void> = async () => {}) => ({
  body: Readable.from(
    (async function* () {
      for (const piece of pieces) yield Buffer.from(piece)
      await then()
    })(),
    { objectMode: false },
  ),
})

test('SEC-92 a store that is silent in the middle of a file is away, and nothing of the file is held any more', async () => {
  const stalled = stored(['ten bytes!'], () => never)
  await expect(readWhole(stalled, { silenceMs: 20 })).rejects.toMatchObject({
    service: 'files',
    code: 'timeout',
  })
  expect(stalled.body.destroyed).toBe(true)
})

test('SEC-92 one that drips is away once the whole took too long', async () => {
  const drip = {
    body: Readable.from(
      (async function* () {
        for (;;) {
          yield Buffer.from('x')
          await new Promise(setImmediate)
        }
      })(),
      { objectMode: false },
    ),
  }
  await expect(readWhole(drip, { mostMs: 40 })).rejects.toMatchObject({ code: 'timeout' })
})

test('SEC-92 one that breaks off is away, by the name of what happened', async () => {
  const broken = stored(['half'], async () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  })
  await expect(readWhole(broken)).rejects.toMatchObject({ service: 'files', code: 'ECONNRESET' })
})

test('SEC-92 what comes is read whole, however long its reader takes with a piece', async () => {
  expect((await readWhole(stored(['a', 'b', 'c']))).toString()).toBe('abc')
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const pieces: string[] = []
  for await (const piece of piecesOf(stored(['a', 'b', 'c']), { silenceMs: 200, mostMs: 200 })) {
    pieces.push(String(piece))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  vi.useRealTimers()
  expect(pieces.join('')).toBe('abc')
  expect((await buffer(piecesOf(stored([])))).length).toBe(0)
})
