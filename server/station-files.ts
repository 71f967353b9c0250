import { answerFile, fileKey, readFileAddress } from '#api/platform/files/index.ts'
import type { Files } from '#api/platform/ports/index.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { errorTexts } from '#app/routing/error-texts.ts'
import { plainPage } from './plain-page.ts'

/**
 * Serves files of a station at `/arquivos/<station>/<version>/<path>`: immutable, because a change makes a new version,
 * and served on hosts of that station only. SVG and PDF run nothing. Players of videos ask for parts (VID-07).
 */
export async function serveStationFile(
  request: Request,
  files: Files | null,
  stationId: number | undefined,
): Promise<Response> {
  const path = decodePath(new URL(request.url).pathname)
  // A look belongs behind the address: asked for as a part of it, one file would be kept under any number of them.
  const address = path?.includes('#') ? null : readFileAddress(path)
  const isOwn = !stationId || address?.stationId === stationId
  if (!files || !address || !isOwn) return notFound()
  try {
    return (await answerFile(request, files, fileKey(address), publicHeaders)) ?? notFound()
  } catch (error) {
    if (error instanceof ServiceAway) return plainPage(503, errorTexts[503].title, errorTexts[503].text)
    throw error
  }
}

const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })

const publicHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
