import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { posts } from '#api/activities/posts/tables.ts'
import { researchUploads } from '#api/activities/research/tables.ts'
import { unclaimedFiles } from '#api/platform/files/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { listen } from '#server/listen.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalPages, testApp } from '#tests/fixtures/portal.ts'
import { question } from '#tests/fixtures/research.ts'

/** Films whose line breaks half-way, over a real connection: through the server, the page and the API (SEC-66). */
const world = apiWorld()
const pages = portalPages()
// Videos of the wall lie in the same store.
const put = vi.spyOn(world.ports.files, 'put')
let station: StationRecord
let cookie: string
let server: Server

beforeAll(async () => {
  const body = { research: { questions: [question(1, 6)] } }
  station = await world.station({ content: { activities: [{ id: 1, type: 8, name: 'Retrato', body }] } })
  const { token } = await addMember(world, station)
  cookie = `${sessionCookieName(false)}=${token}`
  const api = { fetch: world.answer, read: world.read, fileSender: world.fileSender }
  const app = testApp((request) => api.fetch(request), {
    ...pages.parts(),
    ...{ api, files: world.ports.files },
  })
  server = await listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }), 0, '127.0.0.1')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  put.mockClear()
})

const boundary = 'linha-quebrada'
const partOf = (name: string, more = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`

/** Sends the beginning of a form that says it is so long; the rest never comes. */
function begin(path: string, { field, bytes }: { field: string; bytes: number }) {
  const host = `${station.slug}.localhost`
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const head = [
    `POST ${path} HTTP/1.1`,
    ...[`host: ${host}`, `origin: http://${host}`, `cookie: ${cookie}`, 'accept: application/json'],
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(`${partOf('description')}Na praia\r\n${partOf(field, '; filename="praia.mp4"')}`)
  socket.write(mp4())
  return socket
}

/** Busy machines take their time. */
const soon = (message: string) => ({ message, timeout: 60_000 })
const here = () => world.database.db
const rows = async () => ({
  posts: await here().$count(posts, eq(posts.stationId, station.id)),
  uploads: await here().$count(researchUploads, eq(researchUploads.stationId, station.id)),
  unclaimed: await here().$count(unclaimedFiles, eq(unclaimedFiles.stationId, station.id)),
})

test.each([
  ['SOC-04 a video of 200 MB for the wall', '/homepage/feed/video', { field: 'video', bytes: 200_000_000 }],
  ['SOC-04 the same without scripts', '/homepage/feed', { field: 'video', bytes: 200_000_000 }],
  ['POL-05 a video as an answer', '/homepage/survey/1/1/video', { field: 'q1-video', bytes: 10_000_000 }],
  ['POL-05 the same without scripts', '/homepage/survey/1/1', { field: 'q1-video', bytes: 10_000_000 }],
])('SEC-66 %s that is cut off half-way leaves nothing behind', async (_, path, sent) => {
  const socket = begin(path, sent)
  const piece = Buffer.alloc(1_000_000)
  for (let at = 0; at < 4; at += 1) if (!socket.write(piece)) await once(socket, 'drain')
  await expect.poll(() => put.mock.calls.length, soon('it is being stored')).toBe(1)
  expect(await rows()).toEqual({ posts: 0, uploads: 0, unclaimed: 1 })
  socket.destroy()
  await expect.poll(rows, soon('what was noted of it')).toEqual({ posts: 0, uploads: 0, unclaimed: 0 })
  const [[key = ''] = []] = put.mock.calls
  expect(key).not.toBe('')
  expect(await world.ports.files.about(key)).toBeNull()
})
