import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createPacked } from './packed.ts'
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
