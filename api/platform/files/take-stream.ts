import { Readable } from 'node:stream'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Files } from '../ports/index.ts'
import { privateKey } from './address.ts'
import { claimKeys, expectClaim } from './claims.ts'
import { newSecret, type StreamedFile } from './intake.ts'

type Wanted<Kind, Judged> = {
  store: Pick<Files, 'put' | 'delete'>
  maxBytes: number
  /** What is said of a larger file, and of one that is none of the wanted. */
  tooLarge: string
  wrongType: string
  /** So many bytes tell what it is. */
  headBytes: number
  /** What it is by its first bytes; null for what is not taken. */
  kindOf(head: Buffer): Kind | null
  /** Its place in a version that is nobody else's. */
  path(kind: Kind): string
  /** What is stored of it, as long as it is. */
  cleaned(pieces: AsyncGenerator<Buffer>, kind: Kind): AsyncGenerator<Buffer>
  /** Looks at it where it is stored. @throws invalid_input for one that is refused */
  judge(key: string, kind: Kind): Promise<Judged>
}

type TakenStream<Judged> = {
  key: string
  version: string
  bytes: number
  judged: Judged
  /** Takes it away again. */
  discard(): Promise<void>
}

const refuse = (text: string) => ApiError.fields({ file: text })

/**
 * Stores a private file while it comes: told by its first bytes, counted, and judged where it is stored, so that it is never held;
 * nothing of it stays that is refused or breaks off (SEC-66). Whoever names it in a row claims its key.
 * @throws invalid_input with `fields.file`, and what `judge` does
 */
export async function takeStream<Kind extends { contentType: string }, Judged>(
  ctx: ApiContext,
  { body }: StreamedFile,
  { store, maxBytes, tooLarge, wrongType, headBytes, kindOf, path, cleaned, judge }: Wanted<Kind, Judged>,
): Promise<TakenStream<Judged>> {
  const { head, all } = await readHead(body, headBytes)
  const kind = kindOf(head)
  if (!kind) throw refuse(wrongType)
  const version = newSecret()
  const key = privateKey({ stationId: ctx.station.id, version, path: path(kind) })
  const discard = async () => {
    await store.delete(key)
    await claimKeys(ctx, [key])
  }
  let bytes = 0
  async function* counted() {
    for await (const piece of all) {
      bytes += piece.length
      if (bytes > maxBytes) throw refuse(tooLarge)
      yield piece
    }
  }
  await expectClaim(ctx, [key])
  try {
    const pieces = Readable.from(cleaned(counted(), kind), { objectMode: false })
    await store.put(key, pieces, { contentType: kind.contentType })
    return { key, version, judged: await judge(key, kind), bytes, discard }
  } catch (error) {
    await discard().catch(() => {})
    throw error
  }
}

/** The first bytes, and all of them again. */
async function readHead(
  body: AsyncIterable<Buffer>,
  headBytes: number,
): Promise<{ head: Buffer; all: AsyncGenerator<Buffer> }> {
  const pieces = body[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < headBytes) {
    const { done, value } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* all() {
    yield head
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  return { head, all: all() }
}
