import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { testApp } from '#tests/fixtures/portal.ts'
import type { AppParts } from './app-parts.ts'
import { createLogger } from './logger.ts'

const world = apiWorld()
type Line = { level: number; msg?: string; status?: number }
const lines: Line[] = []
const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) })
world.ports.log = log

/** Reads the form, and reports and answers what goes wrong, as Remix does. */
const portal: AppParts['portal'] = async (request, context) => {
  try {
    await request.formData()
    throw new Error('our own mistake')
  } catch (error) {
    if (request.url.endsWith('/thrown')) throw error
    context.reportError(error)
    return new Response('', { status: 500 })
  }
}

let port: number
let host: string
let close: () => void
beforeAll(async () => {
  const station = await world.station()
  host = `${station.slug}.localhost`
  const api = { fetch: world.answer, fileSender: world.fileSender }
  const app = testApp((request) => api.fetch(request), { portal, api, files: world.ports.files, log })
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  close = () => server.close()
})
afterAll(() => close())

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const announced = 'content-length: 100\r\n\r\na=1'
const inPieces = 'transfer-encoding: chunked\r\n\r\n5\r\na=1'
const whole = 'content-length: 3\r\n\r\na=1'

/** Sends so much of a request and goes, or waits for the answer; answers what was logged of it. */
async function logged(path: string, contentType: string, sent: string): Promise<Line[]> {
  lines.length = 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: ${contentType}\r\n`
  socket.write(head + sent, () => sent !== whole && socket.destroy())
  await expect.poll(() => lines.some(({ status }) => status !== undefined)).toBe(true)
  socket.destroy()
  return lines
}

describe('SEC-34 a request that breaks off is a line of its own, no error of ours', () => {
  test.each([
    ['/login', form, announced],
    ['/login', form, inPieces],
    ['/thrown', form, announced],
    ['/api/auth/login/establishment/1', json, announced],
    ['/api/auth/login/establishment/1', json, inPieces],
  ])('%s, %s, %j', async (...sent) => {
    expect(await logged(...sent)).toMatchObject([{ level: 30, status: 400 }])
  })

  test.each(['/login', '/thrown'])(
    'what fails with a request that came whole is logged: %s',
    async (path) => {
      expect(await logged(path, form, whole)).toMatchObject([{ level: 50 }, { level: 30, status: 500 }])
    },
  )
})
