import { Readable } from 'node:stream'
import type { Files } from '#api/ports/index.ts'

/**
 * Files of a station at `/arquivos/<station>/<version>/<path>`: immutable, because a change makes a new version, and
 * served on hosts of that station only. SVG and PDF run nothing.
 */
export async function serveStationFile(
  request: Request,
  files: Files | null,
  stationId: number | undefined,
): Promise<Response> {
  const key = decodePath(new URL(request.url).pathname.slice('/arquivos/'.length))
  const owner = Number(key?.split('/')[0])
  const found = files && key && (!stationId || owner === stationId) ? await files.get(key) : null
  if (!found) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const headers = new Headers({
    'content-type': found.contentType,
    'content-length': String(found.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.method === 'HEAD') {
    found.body.destroy()
    return new Response(null, { headers })
  }
  return new Response(Readable.toWeb(found.body) as ReadableStream, { headers })
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
