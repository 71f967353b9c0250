import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { participants } from '#api/people/access/tables.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const card = '/homepage/carteirinha'
const addresses = [card, `${card}/imagem`, `${card}/copia`, `${card}/servico.js`]

async function opened() {
  const station = await world.station({ config: { behaviour: { virtualCard: true } } })
  const member = await addMember(world, station, { name: 'Ana <i>Prado</i>' })
  const session = `${sessionCookieName(false)}=${member.token}`
  return { station, session, visit: portal.of(world, station.slug) }
}
const clearing = (headers: Headers) => headers.get('clear-site-data')

describe('the pages of the virtual card', () => {
  test('VCD-01 SEC-104 nothing between us and the member keeps them', async () => {
    const { session, visit } = await opened()
    for (const address of addresses) {
      const { status, headers } = await visit(address, { cookie: session })
      expect([address, status, headers.get('cache-control')]).toEqual([
        address,
        200,
        address.endsWith('.js') ? 'private, no-cache' : 'private, no-store',
      ])
    }
    const worker = await visit(`${card}/servico.js`, { cookie: session })
    expect(worker.headers.get('service-worker-allowed')).toBe(card)
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'")
  })

  test('GAP-86 SEC-104 who is blocked, not there, or at a station without cards gets none of them', async () => {
    const { station, session, visit } = await opened()
    for (const address of addresses) expect((await visit(address)).location).toMatch(/^\/login\?/)
    await world.database.db
      .update(participants)
      .set({ status: 'suspended', suspendedAt: new Date() })
      .where(eq(participants.stationId, station.id))
    for (const address of addresses)
      expect((await visit(address, { cookie: session })).location).toBe('/acesso-bloqueado')
    const plain = await world.station()
    const { token } = await addMember(world, plain)
    const there = portal.of(world, plain.slug)
    for (const address of addresses)
      expect((await there(address, { cookie: `${sessionCookieName(false)}=${token}` })).location).toBe(
        '/not-autorized',
      )
  })

  test('VCD-01 the copy needs nothing else: the photo and the code are inside, names are words', async () => {
    const { station, session, visit } = await opened()
    const key = `${station.id}/foto/foto.webp`
    const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    await world.ports.files.put(key, await photo.webp().toBuffer(), { contentType: 'image/webp' })
    await world.database.db
      .update(participants)
      .set({ image: `/arquivos/${key}` })
      .where(eq(participants.stationId, station.id))
    const { text } = await visit(`${card}/copia`, { cookie: session })
    expect(text).not.toMatch(/<script|<link|<i>/)
    const [, packed = ''] = /src="data:image\/svg\+xml;base64,([^"]+)"/.exec(text) ?? []
    const drawing = Buffer.from(packed, 'base64').toString()
    expect(drawing).toMatch(/<image [^>]*href="data:image\/jpeg;base64,/)
    expect(drawing).not.toMatch(/<text|<i>/)
    await world.ports.files.put(key, Buffer.from('no picture'), { contentType: 'image/webp' })
    expect((await visit(`${card}/imagem`, { cookie: session })).status).toBe(200)
  })

  test('VCD-01 SEC-104 log-out takes a kept card out of the browser, and clears nothing where there is none', async () => {
    const { session, visit } = await opened()
    const typed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
    const { cookies } = await visit(`${card}/copia`, { cookie: session })
    const [kept = ''] = cookies.map((one) => one.split(';')[0])
    expect(kept).toMatch(/^carteirinha=/)
    expect(clearing((await visit('/logout', { ...typed, cookie: session })).headers)).toBeNull()
    const forged = kept.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(clearing((await visit('/logout', { ...typed, cookie: forged })).headers)).toBeNull()
    const left = await visit('/logout', { ...typed, cookie: `${session}; ${kept}` })
    expect(clearing(left.headers)).toBe('"storage"')
    expect(left.cookies.join()).toMatch(/carteirinha=;.*Max-Age=0/)
  })
})
