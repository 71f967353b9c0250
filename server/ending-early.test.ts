import { expect, test, vi } from 'vitest'
import { endingEarly } from './ending-early.ts'

/** Makes a body of one piece, behind which nothing comes. */
const silent = () => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(Buffer.from('x')) })
  return new Response(body)
}

test('SEC-95 who leaves in the middle of a file leaves no error, and nothing is read any more', async () => {
  const onBroken = vi.fn()
  const left = vi.fn()
  process.once('unhandledRejection', left)
  const source = silent()
  const reader = endingEarly(source, onBroken).body?.getReader()
  expect((await reader?.read())?.value).toEqual(Buffer.from('x'))
  const next = reader?.read()
  await reader?.cancel('gone')
  expect((await next)?.done).toBe(true)
  await new Promise(setImmediate)
  expect(onBroken).not.toHaveBeenCalled()
  expect(left).not.toHaveBeenCalled()
  process.off('unhandledRejection', left)
})
