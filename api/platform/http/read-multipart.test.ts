import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readMultipart } from './upload-of.ts'

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

/** Long after anything that is worked on in memory. */
const nextTurns = () => wait(5_000, 'waited for', { ref: false })

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
  ['behind its end', '--XX--\r\n--XX-'],
  ['behind its end, with a whole part', `--XX----XX--\r\n--XX--\r\n`],
  ['behind an end and a part', '--XX--XX\r\nX: y\r\n\r\na\r\n--XX\r\nContent-Disposition: form'],
])('SEC-01 a form that is cut off %s is refused, and the process stays', async (_, body) => {
  const unheard = await unheardOf(() =>
    expect(read(body)).rejects.toMatchObject({ code: 'malformed_request' }),
  )
  expect(unheard).toEqual([])
})

test('SEC-01 pieces of forms in any order are read or refused, and none is waited for', async () => {
  const pieces = [
    '--XX',
    '--XX--',
    '--',
    '\r\n',
    '\r\n\r\n',
    'abc',
    'X: y',
    'Content-Disposition: form-data; name="image"',
  ]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let form = 0; form < 500; form += 1) {
    const body = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('')
    const outcome = await Promise.race([
      read(body).then(
        () => 'read',
        () => 'refused',
      ),
      nextTurns(),
    ])
    expect(['read', 'refused'], body).toContain(outcome)
  }
})

test('SEC-01 a whole form is read', async () => {
  const sent = await read(`${head('name')}Ana\r\n${fileHead}abc\r\n--XX--\r\n`)
  expect([sent.fields.name, sent.bytes?.toString(), sent.isTooLarge]).toEqual(['Ana', 'abc', false])
})
