import { Readable } from 'node:stream'
import parseRange from 'range-parser'
import type { FileFacts, Files, StoredFile } from '../ports/index.ts'

/** What an answer says of a file beside its type and size: who may keep it, what it may do in a browser. */
type OwnHeaders = Readonly<Record<string, string>>

/**
 * Answers a stored file, or null where there is none. Reads what is sent and no more: nothing for a question, and of a film
 * the part that its player asks for (VID-07, SEC-31).
 */
export async function answerFile(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  files: Pick<Files, 'get' | 'about'>,
  key: string,
  own: OwnHeaders,
): Promise<Response | null> {
  const headersOf = (facts: FileFacts) => new Headers({ ...headersOfFacts(facts), ...own })
  const whole = (found: StoredFile | null) =>
    found && new Response(streamOf(found), { headers: headersOf(found) })
  // What stands at an address has no name of its version: a part that is wanted of one alone is answered with the whole.
  const asked = headers.has('if-range') ? null : headers.get('range')
  if (method !== 'HEAD' && asked === null) return whole(await files.get(key))
  const facts = await files.about(key)
  if (!facts || method === 'HEAD') return facts && new Response(null, { headers: headersOf(facts) })
  const range = byteRange(asked, facts.size)
  if (range === null) return whole(await files.get(key))
  if (range === 'none') return rangeNotSatisfiable(headersOf(facts), facts)
  const part = await files.get(key, range)
  return part && partOf(headersOf(part), part, range)
}

function partOf(headers: Headers, found: StoredFile, { start, end }: ByteRange): Response {
  headers.set('content-range', `bytes ${start}-${end}/${found.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(streamOf(found), { status: 206, headers })
}

function rangeNotSatisfiable(headers: Headers, facts: FileFacts): Response {
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  headers.set('content-range', `bytes */${facts.size}`)
  return new Response(null, { status: 416, headers })
}

const streamOf = ({ body }: StoredFile) => Readable.toWeb(body) as ReadableStream

const headersOfFacts = ({ contentType, size }: FileFacts) => ({
  'content-type': contentType,
  'content-length': String(size),
  'accept-ranges': 'bytes',
})

type ByteRange = { start: number; end: number }

/**
 * The size the header is read for: the parser refuses a tail that is longer than the file, which is the whole file, and
 * tells reversed ends from a beginning behind the end in no other way (RFC 9110, 14.1.2).
 */
const endless = Number.MAX_SAFE_INTEGER

/**
 * The one range a `Range` header asks for, both ends included, or null where the whole is to be sent: no header, several
 * ranges, or words that are none. `none` is a range that begins behind the end (416). Pure.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | null {
  const asked = parseRange(endless, header ?? '')
  if (!Array.isArray(asked) || asked.type !== 'bytes') return null
  const [range, another] = asked
  if (!range || another) return null
  const isTail = header?.includes('=-')
  const start = isTail ? Math.max(0, size - (range.end + 1 - range.start)) : range.start
  return start < size ? { start, end: Math.min(range.end, size - 1) } : 'none'
}
