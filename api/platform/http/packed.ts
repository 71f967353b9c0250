import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const encodings = ['br', 'gzip', 'identity'] as const
type Packed = Record<(typeof encodings)[number], Uint8Array<ArrayBuffer>>
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** What never changes, read and compressed with the first request for it: it is large, and anybody may ask. */
export function createPacked(read: () => Promise<Uint8Array> | Uint8Array) {
  let packed: Promise<Packed> | undefined
  const pack = async (): Promise<Packed> => {
    const bytes = await read()
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(bytes, quality),
      promisify(gzip)(bytes),
    ])
    return { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity: new Uint8Array(bytes) }
  }
  /** It, in the encoding that is asked for. */
  return async (c: Context, headers: Record<string, string>): Promise<Response> => {
    packed ??= pack()
    // What failed is tried again with the next request.
    packed.catch(() => {
      packed = undefined
    })
    const wanted = accepts(c, { header: 'Accept-Encoding', supports: [...encodings], default: 'identity' })
    const encoding = encodings.find((one) => one === wanted) ?? 'identity'
    const body = (await packed)[encoding]
    return c.body(body, 200, {
      ...headers,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
  }
}
