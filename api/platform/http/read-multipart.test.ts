import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readMultipart } from './read-multipart.ts'

const head = (name: string, file = '') =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
const fileHead = head('image', '; filename="a.png"')
const read = (body: string) =>
  readMultipart(
    new Request('http://a/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=XX' },
      body,
    }),
    { field: 'image', maxBytes: 1_000 },
  )

/** What nothing in a promise hears, as the process would. */
async function unheardOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', hear)
  try {
    await work()
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  } finally {
    process.off('uncaughtException', hear)
    for (const one of others) process.on('uncaughtException', one)
  }
  return unheard
}

test.each([
  ['inside a file', `${fileHead}abc`],
  ['inside the second of two files', `${fileHead}abc\r\n${fileHead}abc`],
  ['inside a file that nobody asked for', `${head('other', '; filename="b"')}abc`],
  ['inside a field', `${head('name')}abc`],
  ['inside the head of a part', '--XX\r\nContent-Disposition: form-da'],
  ['before the first part', '--X'],
])('SEC-01 a form that is cut off %s is refused, and the process stays', async (_, body) => {
  const unheard = await unheardOf(() =>
    expect(read(body)).rejects.toMatchObject({ code: 'malformed_request' }),
  )
  expect(unheard).toEqual([])
})

test('SEC-01 a whole form is read', async () => {
  const sent = await read(`${head('name')}Ana\r\n${fileHead}abc\r\n--XX--\r\n`)
  expect([sent.fields.name, sent.bytes?.toString(), sent.isTooLarge]).toEqual(['Ana', 'abc', false])
})
