import type { PassedForm } from './endpoint.ts'

/** A form that ended before its end, or is none that can be split into its parts in one way only. */
export class BrokenForm extends Error {}

type Chunks = AsyncIterable<Uint8Array>

/** A part of a form as it comes. `fileName` is null of a text. What is not read of `body` is skipped. */
export type StreamedPart = { name: string; fileName: string | null; body: AsyncGenerator<Buffer, void> }

/** The pattern of the boundary that a browser names; as strict as the edge is (SEC-01). */
const boundaryOf = /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i
const endOfHead = Buffer.from('\r\n\r\n')
const mostHeadBytes = 2_000
const mostParts = 20

/**
 * Yields the parts of a form one after the other, without holding more of it than came last: for files that are too
 * large to be held (SEC-66). The libraries at hand either hold each file whole or search it byte by byte. @throws
 * BrokenForm
 */
export async function* streamForm(source: Chunks, contentType: string): AsyncGenerator<StreamedPart, void> {
  const boundary = boundaryOf.exec(contentType)?.[2]
  if (!boundary) throw new BrokenForm('No form')
  const line = Buffer.from(`\r\n--${boundary}`)
  const chunks = source[Symbol.asyncIterator]()
  // The first line has no break before it.
  let held = Buffer.from('\r\n')
  const more = async () => {
    const { done, value } = await chunks.next()
    if (done) throw new BrokenForm('A form ended before its end')
    held = held.length > 0 ? Buffer.concat([held, value]) : Buffer.from(value)
  }
  async function* upToLine(): AsyncGenerator<Buffer, void> {
    for (;;) {
      const at = held.indexOf(line)
      // What may be the beginning of a line waits for what comes next.
      const end = at < 0 ? Math.max(0, held.length - line.length + 1) : at
      const piece = held.subarray(0, end)
      held = held.subarray(at < 0 ? end : at + line.length)
      if (piece.length > 0) yield piece
      if (at >= 0) return
      await more()
    }
  }
  await skip(upToLine())
  for (let count = 0; ; count += 1) {
    while (held.length < 2) await more()
    if (held.toString('latin1', 0, 2) === '--') return
    if (count >= mostParts) throw new BrokenForm('Too many parts')
    while (held.indexOf(endOfHead) < 0 && held.length <= mostHeadBytes) await more()
    const end = held.indexOf(endOfHead)
    if (end < 0 || end > mostHeadBytes) throw new BrokenForm('A head that is too long')
    const head = held.toString('utf8', 0, end)
    held = held.subarray(end + endOfHead.length)
    const body = upToLine()
    yield { ...readHead(head), body }
    await skip(body)
  }
}

function readHead(head: string): Omit<StreamedPart, 'body'> {
  const said = /^content-disposition: form-data;(.*)$/im.exec(head)?.[1] ?? ''
  const name = /; ?name="([^"]*)"/.exec(`;${said}`)?.[1]
  if (name === undefined) throw new BrokenForm('A part without a name')
  return { name, fileName: /; ?filename="([^"]*)"/.exec(`;${said}`)?.[1] ?? null }
}

async function skip(chunks: Chunks): Promise<void> {
  for await (const _ of chunks);
}

/** Reads a part up to `mostBytes`; null of a longer one, whose rest is skipped. */
export async function readPart(body: Chunks, mostBytes: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size <= mostBytes) pieces.push(piece)
  }
  return size <= mostBytes ? Buffer.concat(pieces) : null
}

type StreamedFile = { field: string; name: string; body: Chunks }

/** Passes on a form with one file at its end, sent while the file comes. */
export function passForm(fields: Readonly<Record<string, string>>, file: StreamedFile): PassedForm {
  const boundary = `estacao-${crypto.randomUUID()}`
  const head = (name: string, rest = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`
  async function* bytes() {
    for (const [name, value] of Object.entries(fields)) yield Buffer.from(`${head(name)}${value}\r\n`)
    yield Buffer.from(head(file.field, `; filename="${file.name.replace(/["\r\n]/g, '')}"`))
    yield* file.body
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const pieces = bytes()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}
