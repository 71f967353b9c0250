import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ServiceAway } from '../../service-away.ts'
import type { StoredFile } from './files.ts'

/** How long a store may be silent in the middle of a file, and how long a file may take that we want whole, in milliseconds. */
type Patience = { silenceMs?: number; mostMs?: number }

/**
 * A stored file for work of ours that goes no further without it: a store that is silent in the middle of it is away, as one is
 * that breaks off. How long whoever reads takes with a piece does not count. @throws ServiceAway
 */
export function piecesOf(file: Pick<StoredFile, 'body'>, patience: Patience = {}): Readable {
  return Readable.from(readPieces(file, patience), { objectMode: false })
}

/** A small stored file as a whole, in time. @throws ServiceAway */
export const readWhole = (
  file: Pick<StoredFile, 'body'>,
  { silenceMs, mostMs = 30_000 }: Patience = {},
): Promise<Buffer> => buffer(piecesOf(file, { ...(silenceMs && { silenceMs }), mostMs }))

async function* readPieces(
  { body }: Pick<StoredFile, 'body'>,
  { silenceMs = 8_000, mostMs = Number.POSITIVE_INFINITY }: Patience,
): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let leftMs = mostMs
  try {
    for (;;) {
      const asked = performance.now()
      const next = await inTime(pieces.next(), Math.min(silenceMs, leftMs))
      leftMs -= performance.now() - asked
      if (next.done) return
      yield next.value
    }
  } finally {
    body.destroy()
  }
}

async function inTime<T>(piece: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceAway('files', 'timeout')), Math.max(0, ms))
  })
  try {
    return await Promise.race([piece, silence])
  } catch (error) {
    if (error instanceof ServiceAway) throw error
    const { code } = Object(error) as { code?: unknown }
    throw new ServiceAway('files', typeof code === 'string' ? code : 'broken', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
