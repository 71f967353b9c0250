import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './compression.ts'

type Page = {
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  headers: Record<string, string>
  etag: string
  size: number
}

/** The encoding that a visitor accepts, and the version that they have already. */
type Asked = { encoding: Encoding; etag: string | undefined }
/** The way to render a page that is not kept: for the network of the client, once it has a slot. */
type Rendering = {
  network: string
  inQueue: (work: () => Promise<Response>) => Promise<Response>
  render: () => Promise<Response>
}
type KeptAnswer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

const vary = 'Accept-Encoding, Cookie'
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Bytes of all kept pages, in all their encodings. */
const maxBytes = 96 * 1024 * 1024
const maxAgeMs = 10 * 60_000

/**
 * The headers in which the portal tells the server whether and until when a page is kept, and where its forms end up.
 * They go no further.
 */
export const internalHeaders = ['x-page-cache', 'x-page-until', 'x-form-target'] as const

/**
 * Keeps public pages as visitors see them, kept per station and revision (ADR 4). A page says by `x-page-cache:
 * visitor` that it is the same for every visitor, and by `x-page-until` from when on the clock makes it another
 * (SEC-38); it carries no script nonce and sets no cookie. A change of the station raises its revision, so old pages
 * are simply not asked for any more. Simultaneous misses render once.
 */
export function createPageCache() {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.size,
    ttl: maxAgeMs,
    // What ends a page is an instant of the wall clock.
    perf: Date,
  })
  /**
   * The renderings that others wait for instead of rendering: by key while one is rendered, by network and key while it
   * waits for a slot. Nobody waits for the slot of another network, which may stand behind all that a stranger
   * asks for (SEC-58).
   */
  const underWay = new Map<string, Promise<void>>()

  async function keep(key: string, response: Response): Promise<void> {
    const body = Buffer.from(await response.arrayBuffer())
    const [br, gz] = await Promise.all([
      brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
      gzipped(body, { level: 8 }),
    ])
    const headers = Object.fromEntries(response.headers)
    for (const ours of internalHeaders) delete headers[ours]
    delete headers['content-length']
    const page: Page = {
      bodies: { identity: new Uint8Array(body), br: new Uint8Array(br), gzip: new Uint8Array(gz) },
      headers: { ...headers, 'cache-control': 'private, no-cache', vary },
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      size: body.length + br.length + gz.length,
    }
    const ttl = keptForMs(response)
    if (ttl > 0) pages.set(key, page, { ttl })
  }

  return {
    /** The kept answer, or undefined. `etag` is the visitor's If-None-Match. */
    read(key: string, encoding: Encoding, etag: string | undefined): KeptAnswer | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (etag === page.etag) return { status: 304, headers: { etag, vary }, body: null }
      const body = page.bodies[encoding]
      const headers = {
        ...page.headers,
        etag: page.etag,
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }
      return { status: 200, headers, body }
    },

    /** Answers the kept page; or renders once it has a slot, keeps the page if it says it may be kept, and answers it. */
    async answer(key: string, asked: Asked, { network, inQueue, render }: Rendering): Promise<Response> {
      const read = () => asResponse(this.read(key, asked.encoding, asked.etag))
      const ofNetwork = `${network} ${key}`
      const sooner = underWay.get(key) ?? underWay.get(ofNetwork)
      if (sooner) await sooner
      const kept = read()
      if (kept) return kept
      let end = () => {}
      const over = new Promise<void>((resolve) => {
        end = resolve
      })
      underWay.set(ofNetwork, over)
      try {
        return await inQueue(async () => {
          const meanwhile = read()
          if (meanwhile) return meanwhile
          underWay.set(key, over)
          const response = await render()
          if (!isKeepable(response)) return response
          await keep(key, response)
          return read() ?? render()
        })
      } finally {
        for (const name of [key, ofNetwork]) if (underWay.get(name) === over) underWay.delete(name)
        end()
      }
    },

    clear: () => pages.clear(),
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

const asResponse = (kept: KeptAnswer | undefined) => kept && new Response(kept.body, kept)

export type PageCache = ReturnType<typeof createPageCache>

function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get('x-page-cache') === 'visitor' &&
    !response.headers.has('set-cookie') &&
    keptForMs(response) > 0
  )
}

/** Milliseconds, whole ones; none or less when the page is another one already, or says nothing that can be read. */
function keptForMs({ headers }: Response): number {
  const until = headers.get('x-page-until')
  const left = until === null ? maxAgeMs : Math.floor(Date.parse(until) - Date.now())
  return Math.min(maxAgeMs, left) || 0
}
