import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Gives the best encoding that the client accepts. */
export function chooseEncoding(accept: string | undefined | null): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accept)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accept) ? 'gzip' : 'identity'
}

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Rendered for one person: two thirds of the work of level 6 for 3 % more bytes. */
const gzipLevel = 4

/**
 * Compresses a response as it streams: every flush of the page reaches the browser at once. Whoever leaves ends what it is made from,
 * and what breaks off is cut for its reader.
 */
export function compressStream(response: Response, encoding: Encoding): Response {
  const type = response.headers.get('content-type') ?? ''
  if (encoding === 'identity' || !response.body || response.headers.has('content-encoding')) return response
  if (!compressible.test(type)) return response
  const zip =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel })
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  // Both streams say it themselves.
  pipeline(source, zip, () => {})
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  return new Response(Readable.toWeb(zip) as ReadableStream, { status: response.status, headers })
}
