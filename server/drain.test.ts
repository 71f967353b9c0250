import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { createApp } from './app.ts'
import { createDrain } from './drain.ts'
import { listen, stopListening } from './listen.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createStationDirectory } from './station-directory.ts'

test('SEC-33 a process that is told to stop says so to proxies first, and goes on answering', async () => {
  const drain = createDrain(0)
  const app = appThat(drain.isDraining)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = await listen(answer, 0, '127.0.0.1', drain)
  const ask = async (path: string) => {
    const { status, headers } = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    )
    return [status, headers.get('connection')]
  }
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await ask(path)).toEqual([200, 'keep-alive'])
  await drain.begin()
  for (const path of ['/healthz', '/readyz']) expect(await ask(path)).toEqual([503, 'close'])
  expect(await ask('/metrics')).toEqual([200, 'close'])
  await stopListening(server)
  await expect(ask('/healthz')).rejects.toThrow()
})

function appThat(isDraining: () => boolean) {
  const nobody = async () => Response.json({ code: 'not_found', messages: ['x'] }, { status: 404 })
  const client = createClient({ baseUrl: 'http://api.test/api', timeoutMs: 0, transport: nobody })
  return createApp({
    mode: 'demo',
    trustProxy: false,
    port: 3000,
    directory: createStationDirectory(client, { baseDomain: 'localhost' }),
    api: null,
    apiUrl: undefined,
    apiTimeoutMs: 1000,
    files: null,
    secret: 's'.repeat(32),
    routePattern: () => '/page',
    uploadPages: () => null,
    siteScript: '/assets/site.js',
    demo: null,
    clientDir: null,
    pageCache: null,
    metrics: createMetrics(null),
    log: createLogger('silent'),
    isDraining,
    services: async () => ({ database: null, files: null }),
    portal: async () => new Response('portal'),
  })
}
