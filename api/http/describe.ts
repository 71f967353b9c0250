import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ApiApp } from './serve.ts'

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const files = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
])
const keptForADay = { 'cache-control': 'public, max-age=86400' }

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
  let document: ReturnType<typeof app.getOpenAPI31Document> | undefined
  app.get('/openapi.json', (c) => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Estação: API da plataforma', version: '1.0.0' },
    })
    return c.json(document, 200, { 'cache-control': 'public, max-age=300' })
  })
  app.get('/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }))
  app.get('/docs/start.js', (c) =>
    c.body(starter, 200, { 'content-type': 'text/javascript', ...keptForADay }),
  )
  app.get('/docs/:file', (c) => {
    const type = files.get(c.req.param('file'))
    if (!type) return c.notFound()
    const body = readFileSync(join(swagger, c.req.param('file')))
    return c.body(body, 200, { 'content-type': type, ...keptForADay })
  })
}
