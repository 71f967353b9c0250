import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PortalContext } from '#app/station/portal-context.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { testApp } from '#tests/fixtures/portal.ts'
import { testPorts } from '#tests/setup/ports.ts'

let listening = 0

/** Says a word and no more, as long as somebody listens. */
function loader({ context, request }: { context: PortalContext; request: Request }) {
  const leave = context.takeListenerSlot(7)
  if (!leave) return new Response(null, { status: 204 })
  listening += 1
  request.signal.addEventListener('abort', () => {
    listening -= 1
    leave()
  })
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('retry: 1000\n\n')),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const root = { id: 'root', path: 'eventos' }
const lacks = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
const build = {
  mode: 'production',
  entry: { module: {} },
  routes: { root: { ...root, module: { loader } } },
  assets: { routes: { root: { ...root, ...lacks, module: '', hasLoader: true } } },
  future: { v3_singleFetch: true },
  basename: '/',
} as unknown as ServerBuild

const station = { id: 7, slug: 'clube', revision: 1, primaryDomain: null, isSuspended: false }
const config = configSchema.parse({ id: 7, slug: 'clube', name: 'Clube' })
const app = testApp(async () => Response.json({ ...station, config }), {
  portal: createRequestHandler(build, 'production'),
  api: null,
  files: testPorts().files,
  mode: 'demo',
})
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** Starts a browser that listens, once its answer has begun. */
async function listen() {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET /eventos HTTP/1.1\r\nhost: clube.localhost\r\naccept-encoding: gzip\r\n\r\n')
  const [answer] = await once(client, 'data')
  return { client, status: Number(String(answer).slice(9, 12)) }
}

test('SEC-97 who closes the page while it listens gives the place back at once', async () => {
  const pages = [await listen(), await listen(), await listen()]
  expect([pages.map(({ status }) => status), listening]).toEqual([[200, 200, 200], 3])
  const late = await listen()
  expect(late.status).toBe(204)
  for (const { client } of [...pages, late]) client.destroy()
  await expect.poll(() => listening).toBe(0)
  const next = await listen()
  expect(next.status).toBe(200)
  next.client.destroy()
})
