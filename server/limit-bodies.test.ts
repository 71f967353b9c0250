import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodies } from './limit-bodies.ts'

const app = new Hono()
app.use(limitBodies({ maxBytes: 10, onError: (c) => c.text('too large', 413) }))
app.all('*', async (c) => c.text(`${c.req.method} ${await c.req.text()}`))
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
})

/** Asks over the wire: only there a request may come without a length. `parts` are chunks, unless the length is said. */
function ask(method: string, parts: string[] = [], headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<string>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, headers }, (answer) => {
      let text = `${answer.statusCode} `
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('end', () => resolve(text))
    })
    call.on('error', reject)
    for (const part of parts) call.write(part)
    call.end()
  })
}

test.each([
  ['no body, as programs send DELETE', ask.bind(null, 'DELETE'), '200 DELETE '],
  ['no body and no length', () => ask('POST', [], { 'content-length': 0 }), '200 POST '],
  ['a length within the limit', () => ask('PUT', ['abc'], { 'content-length': 3 }), '200 PUT abc'],
  ['a length over it', () => ask('PUT', ['abcdefghijk'], { 'content-length': 11 }), '413 too large'],
  ['chunks within the limit', () => ask('POST', ['abc', 'def']), '200 POST abcdef'],
  ['chunks over it', () => ask('POST', ['abcdef', 'ghijkl']), '413 too large'],
])('%s', async (_, call, answer) => {
  expect(await call()).toBe(answer)
})
