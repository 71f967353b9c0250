import { pipeline, Readable } from 'node:stream'
import type { Files } from '#api/ports/index.ts'
import { ServiceAway } from '#api/service-away.ts'
import { errorTexts } from '#app/public/error-texts.ts'
import { byteRange, onlyRange } from './byte-range.ts'
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
  const key = decodePath(new URL(request.url).pathname.slice('/arquivos/'.length))
  const owner = Number(key?.split('/')[0])
  const isOwn = !stationId || owner === stationId
  const found = files && key && isOwn ? await files.get(key).catch(asAway) : null
  if (found instanceof ServiceAway) return plainPage(503, errorTexts[503].title, errorTexts[503].text)
  if (!found) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const headers = new Headers({
    'content-type': found.contentType,
    'content-length': String(found.size),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.method === 'HEAD') {
    found.body.destroy()
    return new Response(null, { headers })
  }
  const range = byteRange(request.headers.get('range'), found.size)
  if (range === 'none') {
    found.body.destroy()
    headers.delete('content-length')
    headers.set('cache-control', 'no-store')
    headers.set('content-range', `bytes */${found.size}`)
    return new Response(null, { status: 416, headers })
  }
  if (!range) return new Response(Readable.toWeb(found.body) as ReadableStream, { headers })
  headers.set('content-range', `bytes ${range.start}-${range.end}/${found.size}`)
  headers.set('content-length', String(range.end - range.start + 1))
  const part = pipeline(found.body, onlyRange(range), () => {})
  return new Response(Readable.toWeb(part) as ReadableStream, { status: 206, headers })
}

function asAway(error: unknown): ServiceAway {
  if (error instanceof ServiceAway) return error
  throw error
}

/** Decodes and refuses whatever is not a plain path. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return /^\d+\/[\w-]+(\/[\w.-]+)+$/.test(decoded) && !decoded.includes('..') ? decoded : null
  } catch {
    return null
  }
}
