import { expect, test } from 'vitest'
import { BrokenForm, passForm, readPart, streamForm } from './form-stream.ts'

const contentType = 'multipart/form-data; boundary=XX'
const form = [
  '--XX',
  'Content-Disposition: form-data; name="description"',
  '',
  'Olá\r\n--X é texto',
  '--XX',
  'Content-Disposition: form-data; name="video"; filename="praia.mp4"',
  'Content-Type: video/mp4',
  '',
  `${'\r\n'.repeat(50)}--XY\r\n-`,
  '--XX',
  'Content-Disposition: form-data; name="vazio"; filename=""',
  '',
  '',
  '--XX--',
  '',
].join('\r\n')

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(source: AsyncIterable<Uint8Array>, type = contentType) {
  const parts: [string, string | null, string | undefined][] = []
  for await (const { name, fileName, body } of streamForm(source, type))
    parts.push([name, fileName, (await readPart(body, 1_000))?.toString()])
  return parts
}

test.each([1, 2, 3, 7, 64, 10_000])('SEC-66 a form in pieces of %i bytes is the same form', async (size) => {
  expect(await read(inPieces(Buffer.from(form), size))).toEqual([
    ['description', null, 'Olá\r\n--X é texto'],
    ['video', 'praia.mp4', `${'\r\n'.repeat(50)}--XY\r\n-`],
    ['vazio', '', ''],
  ])
})

test('SEC-66 what is not read of a part is skipped; of one that is too long nothing is kept', async () => {
  const names: string[] = []
  for await (const { name } of streamForm(inPieces(Buffer.from(form), 5), contentType)) names.push(name)
  expect(names).toEqual(['description', 'video', 'vazio'])
  for await (const { body } of streamForm(inPieces(Buffer.from(form), 5), contentType))
    expect(await readPart(body, -1)).toBeNull()
})

test.each([
  ['cut off in a part', form.slice(0, 120), contentType],
  ['cut off in a head', form.slice(0, 90), contentType],
  ['without an end', form.replace('--XX--', ''), contentType],
  ['nothing', '', contentType],
  ['with a head that does not end', `--XX\r\n${'a'.repeat(5_000)}`, contentType],
  ['of too many parts', `--XX\r\ncontent-disposition: form-data; name="a"\r\n\r\n`.repeat(30), contentType],
  ['with a nameless part', '--XX\r\nx: y\r\n\r\n\r\n--XX--', contentType],
  ['of two boundaries', form, 'multipart/form-data; boundary=XX; boundary=YY'],
])('SEC-66 a form %s is broken', async (_, text, type) => {
  await expect(read(inPieces(Buffer.from(text), 16), type)).rejects.toBeInstanceOf(BrokenForm)
})

test('SEC-66 what is passed on is what came, and breaks where it broke', async () => {
  const sent = passForm(
    { description: 'Oi' },
    { field: 'file', name: 'a"b.mp4', body: inPieces(Buffer.from('film'), 1) },
  )
  const body = sent.body as unknown as AsyncIterable<Uint8Array>
  expect(await read(body, sent.contentType)).toEqual([
    ['description', null, 'Oi'],
    ['file', 'ab.mp4', 'film'],
  ])
  const half = (async function* () {
    yield Buffer.from('fi')
    throw new Error('gone')
  })()
  const broken = passForm({}, { field: 'file', name: 'a.mp4', body: half })
  await expect(read(broken.body as unknown as AsyncIterable<Uint8Array>, broken.contentType)).rejects.toThrow(
    'gone',
  )
})
