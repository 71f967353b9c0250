import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { ApiApp } from './serve.ts'

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Told to the finished answer: the file server's own hook comes too late. */
const keepForADay: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=86400')
}

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

/** OpenAPI 3.1 of the contract at `/openapi.json` and a page to read and try it at `/docs` (DESIGN §6). */
export function describeApi(app: ApiApp): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'http', scheme: 'bearer' })
  let written: ReturnType<typeof writeDocument> | undefined
  app.get('/openapi.json', (c) => {
    written ??= writeDocument(app)
    const { text, etag } = written
    const headers = { etag, 'cache-control': 'public, max-age=300' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'content-type': 'application/json' })
  })
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }))
  app.get('/docs/start.js', keepForADay, (c) => c.body(starter, 200, { 'content-type': 'text/javascript' }))
  app.get(
    '/docs/:file{swagger-ui(?:\\.css|-bundle\\.js)}',
    keepForADay,
    serveStatic({
      root: swagger,
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
    }),
  )
}

/** The description as it is sent, made with the first request: it is large, and anybody may ask. */
function writeDocument(app: ApiApp): { text: string; etag: string } {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Estação: API da plataforma', version: '1.0.0' },
  })
  const text = JSON.stringify(document)
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` }
}
