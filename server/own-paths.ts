import { isIP } from 'node:net'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { normalizeHost } from '#app/station/resolve-host.ts'
import type { AppEnv, AppParts } from './app-parts.ts'
import { askTogether } from './ask-together.ts'
import { simulatorTokensPath } from './choose-payments.ts'
import { domainAnswer, domainAnswerPath } from './domain-answer.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import { readiness } from './readiness.ts'
import { readOrigin } from './request-origin.ts'
import { askingFor, networkOfSender } from './who-asks.ts'

/**
 * Answers the paths that are neither a station's page nor a call: the process's health, metrics, the proxy's question,
 * our own to a domain, assets.
 */
export function answerOwnPaths(app: Hono<AppEnv>, parts: AppParts): void {
  // A process that is about to stop says so to proxies while it still answers everybody else (`drain.ts`).
  const isDraining = () => parts.isDraining?.() ?? false
  // Anybody may ask, and the beat of the database would wait behind all of their questions (SEC-61).
  const services = askTogether(parts.services)
  app.get('/healthz', (c) => (isDraining() ? c.text('stopping', 503) : c.text('ok')))
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.text('stopping', 503)
    const { status, text } = readiness(await services())
    return c.text(text, status)
  })
  app.get('/metrics', async (c) => {
    if (parts.mode === 'production' && !mayReadMetrics(askingFor(c), parts.metricsToken)) return c.notFound()
    return c.body(await parts.metrics.text(), 200, { 'content-type': parts.metrics.contentType })
  })

  // What a TLS proxy asks before it fetches a certificate: 200 for hosts that are somebody's (docs/own-domain.md).
  app.get('/internal/tls-allowed', async (c) => {
    const domain = c.req.query('domain') ?? ''
    const { meaning, station } = await parts.directory.of(domain, networkOfSender(c, parts.trustProxy))
    // Addresses get no certificates.
    const host = normalizeHost(domain) ?? ''
    const isRoot = meaning.kind === 'root' && isIP(host.replace(/[[\]]/g, '')) === 0
    const allowed = isRoot || (station !== null && meaning.kind !== 'fixed')
    return c.text(allowed ? 'ok' : 'unknown', allowed ? 200 : 404)
  })

  // What we ask an owner's domain: it gets here only where the domain leads here (ADR 73).
  app.get(`${domainAnswerPath}:nonce{[\\w-]{22}}`, async (c) => {
    const origin = readOrigin((name) => c.req.raw.headers.get(name), parts.trustProxy)
    const { meaning, station } = await parts.directory.of(origin?.host, networkOfSender(c, parts.trustProxy))
    c.header('cache-control', 'no-store')
    if (!station || meaning.kind !== 'domain') return c.text('Not found', 404)
    return c.text(domainAnswer(parts.secret, meaning.domain, c.req.param('nonce')))
  })

  // Where browsers of a demo bring card numbers, as to a gateway: they are turned into tokens and kept nowhere.
  const { simulator } = parts
  if (simulator)
    app.post(simulatorTokensPath, bodyLimit({ maxSize: 4_096 }), async (c) => {
      const { search } = new URL(c.req.url)
      const body = await c.req.text()
      c.header('cache-control', 'no-store')
      return simulator.fetch(
        new Request(`http://simulador.internal/tokens${search}`, { method: 'POST', body }),
      )
    })

  if (parts.clientDir) {
    app.use('/assets/*', cacheForAYear, serveStatic({ root: parts.clientDir, precompressed: true }))
    app.all('/assets/*', (c) => c.text('Not found', 404))
  }
}

/**
 * Marks an asset to be kept for a year: its name changes with its content. Set on the finished answer: the file
 * server's own hook comes too late.
 */
const cacheForAYear: MiddlewareHandler = async (c, next) => {
  await next()
  const isFound = c.res.status === 200 || c.res.status === 206
  c.res.headers.set('cache-control', isFound ? 'public, max-age=31536000, immutable' : 'no-store')
}
