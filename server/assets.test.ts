import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { createApp } from './app.ts'
import { listen, stopListening } from './listen.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createStationDirectory } from './station-directory.ts'

const forEver = 'public, max-age=31536000, immutable'
/** The files of a build, one of each kind. */
const built = ['site-a1.js', 'shared-b2.css', 'lato-c3.woff2', 'icons-d4.svg', 'photo-e5.webp']

let clientDir: string
let server: Server
let base: string

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'estacao-assets-'))
  await mkdir(join(clientDir, 'assets'))
  for (const name of built) await writeFile(join(clientDir, 'assets', name), 'x'.repeat(500))
  await writeFile(join(clientDir, 'assets', 'site-a1.js.br'), brotliCompressSync('x'.repeat(500)))
  const nobody = async () => Response.json({ code: 'not_found', messages: ['x'] }, { status: 404 })
  const client = createClient({ baseUrl: 'http://api.test/api', timeoutMs: 0, transport: nobody })
  const app = createApp({
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
    clientDir,
    pageCache: null,
    metrics: createMetrics(null),
    log: createLogger('silent'),
    services: async () => ({ database: null, files: null }),
    portal: async () => new Response('portal'),
  })
  server = await listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }), 0, '127.0.0.1')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets`
})

afterAll(async () => {
  await stopListening(server)
  await rm(clientDir, { recursive: true })
})

/** Fetches a file as it arrives: what counts is the header on the wire. */
const ask = async (name: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`${base}/${name}`, { method, headers: { connection: 'close', ...headers } })
  await answer.arrayBuffer()
  return answer
}

describe('SEC-19 assets over HTTP', () => {
  test.each(built)(
    'SEC-19 %s is kept for a year, whole, in part, and when only asked about',
    async (name) => {
      for (const answer of [await ask(name), await ask(name, {}, 'HEAD')])
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forEver])
      const part = await ask(name, { range: 'bytes=0-9' })
      expect([part.status, part.headers.get('cache-control')]).toEqual([206, forEver])
    },
  )

  test('SEC-19 compressed, too, beside what the others depend on', async () => {
    const answer = await ask('site-a1.js', { 'accept-encoding': 'br' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': forEver,
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
  })

  test('SEC-19 what is not there yet is asked for again', async () => {
    for (const answer of [await ask('site-z9.js'), await ask('site-a1.js', { range: 'bytes=900-' })])
      expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
