import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressStream } from './compression.ts'

/** Makes a page that is still being made, and whether somebody still wants it. */
function openPage() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isWanted = true
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
    cancel() {
      isWanted = false
    },
  })
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const { body: packed } = compressStream(new Response(body, { headers }), 'gzip')
  if (!packed) throw new Error('There is no body')
  return {
    reader: packed.getReader(),
    write: (words: string) => controller?.enqueue(new TextEncoder().encode(words)),
    close: () => controller?.close(),
    breakOff: () => controller?.error(new Error('The page broke off')),
    isWanted: () => isWanted,
  }
}

type Reader = ReturnType<typeof openPage>['reader']
/** Reads the compressed bytes so far until they end with these words, or to the end. */
async function readUntil(reader: Reader, words: string, before: Uint8Array[] = []): Promise<Uint8Array[]> {
  const pieces = [...before]
  for (;;) {
    const { value } = await reader.read()
    if (!value) return pieces
    pieces.push(value)
    if (unpacked(pieces).endsWith(words)) return pieces
  }
}
const unpacked = (pieces: Uint8Array[]) => gunzipSync(Buffer.concat(pieces), { finishFlush: 2 }).toString()

test('SEC-38 each piece of a page arrives while the next is still made, and the whole is what was made', async () => {
  const { reader, write, close } = openPage()
  write('<p>a moldura</p>')
  const first = await readUntil(reader, '</p>')
  write('<p>o resto</p>')
  close()
  const all = await readUntil(reader, 'never', first)
  expect(gunzipSync(Buffer.concat(all)).toString()).toBe('<p>a moldura</p><p>o resto</p>')
})

test('SEC-46 who leaves in the middle of a page ends what it is made from', async () => {
  const { reader, write, isWanted } = openPage()
  write('<p>a moldura</p>')
  await readUntil(reader, '</p>')
  expect(isWanted()).toBe(true)
  await reader.cancel()
  await expect.poll(isWanted).toBe(false)
})

test('SEC-34 a page that breaks off is cut for its reader, who does not take the half for the whole', async () => {
  const { reader, write, breakOff } = openPage()
  write('<p>a moldura</p>')
  await readUntil(reader, '</p>')
  breakOff()
  await expect(readUntil(reader, 'never')).rejects.toThrow('The page broke off')
})
