import { Readable } from 'node:stream'
import { fileKey, readFileAddress } from '#api/platform/files/index.ts'
import type { FileFacts, Files, StoredFile } from '#api/platform/ports/index.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { errorTexts } from '#app/routing/error-texts.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { plainPage } from './plain-page.ts'

/**
 * Files of a station at `/arquivos/<station>/<version>/<path>`: immutable, because a change makes a new version, and
 * served on hosts of that station only. SVG and PDF run nothing. Players of videos ask for parts (VID-07).
 */
export async function serveStationFile(
  request: Request,
  files: Files | null,
  stationId: number | undefined,
): Promise<Response> {
  const place = readFileAddress(decodePath(new URL(request.url).pathname))
  const isOwn = !stationId || place?.stationId === stationId
  if (!files || !place || !isOwn) return notFound()
  try {
    return (await answerFile(request, files, fileKey(place))) ?? notFound()
  } catch (error) {
    if (error instanceof ServiceAway) return plainPage(503, errorTexts[503].title, errorTexts[503].text)
    throw error
  }
}

const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })

/** Reads what is sent and no more: nothing for a question, and of a film the part that its player asks for. */
async function answerFile({ method, headers }: Request, files: Files, key: string): Promise<Response | null> {
  const asked = headers.get('range')
  if (method !== 'HEAD' && asked === null) return whole(await files.get(key))
  const facts = await files.about(key)
  if (!facts || method === 'HEAD') return facts && new Response(null, { headers: headersOf(facts) })
  const range = byteRange(asked, facts.size)
  if (range === null) return whole(await files.get(key))
  if (range === 'none') return rangeNotSatisfiable(facts)
  const part = await files.get(key, range)
  return part && partOf(part, range)
}

const whole = (found: StoredFile | null) =>
  found && new Response(streamOf(found), { headers: headersOf(found) })

function partOf(found: StoredFile, { start, end }: ByteRange): Response {
  const headers = headersOf(found)
  headers.set('content-range', `bytes ${start}-${end}/${found.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(streamOf(found), { status: 206, headers })
}

function rangeNotSatisfiable(facts: FileFacts): Response {
  const headers = headersOf(facts)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  headers.set('content-range', `bytes */${facts.size}`)
  return new Response(null, { status: 416, headers })
}

const streamOf = ({ body }: StoredFile) => Readable.toWeb(body) as ReadableStream

const headersOf = ({ contentType, size }: FileFacts) =>
  new Headers({
    'content-type': contentType,
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
