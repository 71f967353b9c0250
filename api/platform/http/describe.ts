import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ApiApp } from './serve.ts'

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const forADay = { 'cache-control': 'public, max-age=86400' }

/** The program the page runs; a file of its own because no page of ours may carry inline scripts. */
const starter = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'list', validatorUrl: null })`

const page = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API da Estação</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="api"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`

/** The page to try the API runs the vendor's styles, which write `<style>` elements. Nothing else may. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** OpenAPI 3.1 of the contract at `/openapi.json` and a page to read and try it at `/docs`. */
export function describeApi(app: ApiApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'http', scheme: 'bearer' })
  let written: ReturnType<typeof writeDocument> | undefined
  app.get('/openapi.json', async (c) => {
    written ??= writeDocument(app)
    const { answer, etag } = written
    const headers = { etag, 'cache-control': 'public, max-age=300' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return answer(c, { ...headers, 'content-type': 'application/json' })
  })
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }))
  app.get('/docs/start.js', (c) => c.body(starter, 200, { ...forADay, 'content-type': 'text/javascript' }))
  for (const [file, type] of [
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const answer = createPacked(() => readFile(join(swagger, file)))
    app.get(`/docs/${file}`, (c) => answer(c, { ...forADay, 'content-type': type }))
  }
}

/** The description as it is sent, made with the first request: it is large, and anybody may ask. */
function writeDocument(app: ApiApp) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Estação: API da plataforma', version: '1.0.0' },
  })
  const text = JSON.stringify(document)
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  return { answer: createPacked(() => Buffer.from(text)), etag }
}

const encodings = ['br', 'gzip', 'identity'] as const
type Packed = Record<(typeof encodings)[number], Uint8Array<ArrayBuffer>>
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** What never changes, read and compressed with the first request for it: it is large, and anybody may ask. */
function createPacked(read: () => Promise<Uint8Array> | Uint8Array) {
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
