import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { planContentSchema } from '#contract/commerce/plans/content.ts'
import { subscribe } from '#contract/commerce/subscriptions/endpoints.ts'
import { validateUser } from '#contract/people/links/endpoints.ts'
import { getCardPhoto, getUser } from '#contract/services/member-card/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { importPlans } from '../../commerce/plans/folder.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { touchStation } from '../../stations/registry/index.ts'
import { lastDayOfMonth } from './get-member-card.ts'

const world = apiWorld()

const cardOf = async ({ client, id }: TestMember) => {
  const [card] = await client.call(getUser, { params: { id } })
  if (!card) throw new Error('no card')
  return card
}
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

describe('the virtual card', () => {
  test('VCD-01 VCD-02 GAP-86 says who, the id in 11 digits, the end of the month and where it is checked', async () => {
    const station = await world.station({ config: { timezone: 'America/Manaus' } })
    const member = await addMember(world, station, { name: 'Ana Prado' })
    const card = await cardOf(member)
    expect(card).toMatchObject({ id: member.id, name: 'Ana Prado', image: null, plan: null })
    expect(card.card_number).toMatch(/^\d{11}$/)
    expect(Number(card.card_number)).toBe(member.id)
    expect(card.valid_until).toBe(lastDayOfMonth(world.ports.clock.now(), 'America/Manaus'))
    expect(card.link).toMatch(
      new RegExp(`^http://${station.slug}\\.localhost:3000/qr-code-user-validator/v[\\w-]+$`),
    )
    expect(Date.parse(card.link_expires_at)).toBe(world.ports.clock.now().getTime() + 24 * 3_600_000)
  })

  test.each([
    ['2026-02-01T02:59:59Z', 'America/Sao_Paulo', '2026-01-31'],
    ['2026-02-01T03:00:00Z', 'America/Sao_Paulo', '2026-02-28'],
    ['2026-02-01T03:00:00Z', 'America/Manaus', '2026-01-31'],
    ['2026-01-31T12:00:00Z', 'America/Sao_Paulo', '2026-01-31'],
    ['2026-02-28T12:00:00Z', 'America/Fortaleza', '2026-02-28'],
    ['2028-02-29T12:00:00Z', 'America/Fortaleza', '2028-02-29'],
    ['2027-01-01T02:00:00Z', 'America/Sao_Paulo', '2026-12-31'],
  ])('VCD-02 at %s in %s it is valid until %s', (instant, zone, day) => {
    expect(lastDayOfMonth(new Date(instant), zone)).toBe(day)
  })

  test('GAP-85 its QR is another one each time, valid for a day at its station, and no longer than the member is', async () => {
    const station = await world.station()
    const member = await addMember(world, station)
    const check = (token: string, at = station) =>
      world.client(at).call(validateUser, { params: { id: token } })
    const [first, second] = [await cardOf(member), await cardOf(member)].map(({ link }) => tokenOf(link))
    expect(first).not.toBe(second)
    expect(await check(first ?? '')).toEqual({ isValid: true })
    expect(await check(second ?? '', await world.station())).toEqual({ isValid: false })
    await world.database.db
      .update(participants)
      .set({ status: 'suspended', suspendedAt: new Date() })
      .where(eq(participants.stationId, station.id))
    expect(await check(first ?? '')).toEqual({ isValid: false })
  })

  test('VCD-03 GAP-139 where cards are for subscribers nobody else is valid at the door, by number or by an older QR', async () => {
    const plan = { id: 1, name: 'Ouro', priceCents: 0, days: 30 as const }
    const station = await world.station({ content: { plans: [plan] } })
    const [holder, without] = [await addMember(world, station), await addMember(world, station)]
    const token = tokenOf((await cardOf(without)).link)
    await holder.client.call(subscribe, { body: { plan_id: 1 } })
    await importPlans(world.context(station), station.id, [
      planContentSchema.parse({ ...plan, gives: { areas: { card: true } } }),
    ])
    await touchStation(world.context(station), station.id)
    const check = (id: string | number) =>
      world.client(station).call(validateUser, { params: { id: String(id) } })
    expect(await check(holder.id)).toEqual({ isValid: true })
    for (const id of [without.id, token]) expect(await check(id)).toEqual({ isValid: false })
  })

  test('VCD-01 GAP-05 somebody else’s is forbidden, there or not, and so is who is of another station', async () => {
    const station = await world.station()
    const member = await addMember(world, station)
    const other = await addMember(world, station)
    const stranger = await addMember(world, await world.station())
    for (const id of [other.id, stranger.id, 999_999])
      for (const call of [getUser, getCardPhoto])
        await expect(member.client.call(call, { params: { id } })).rejects.toMatchObject({ status: 403 })
    const elsewhere = world.client(station, stranger.token)
    await expect(elsewhere.call(getUser, { params: { id: stranger.id } })).rejects.toMatchObject({
      code: 'station_mismatch',
    })
    await expect(world.client(station).call(getUser, { params: { id: 1 } })).rejects.toMatchObject({
      status: 401,
    })
  })

  test.each([
    { status: 'suspended' as const, suspendedAt: new Date() },
    { status: 'inactive' as const },
    { status: 'deleted' as const, deletedAt: new Date() },
    { hasEstablishment: false },
  ])('GAP-86 there is none for %o', async (changes) => {
    const station = await world.station()
    const member = await addMember(world, station)
    await world.database.db.update(participants).set(changes).where(eq(participants.stationId, station.id))
    await expect(member.client.call(getUser, { params: { id: member.id } })).rejects.toMatchObject({
      code: 'account_blocked',
    })
  })

  test('VCD-02 PLN-02 it names the plan whose services the member gets', async () => {
    const station = await world.station({
      content: { plans: [{ id: 1, name: 'Livre', priceCents: 0, days: 30 }] },
    })
    const member = await addMember(world, station)
    await member.client.call(subscribe, { body: { plan_id: 1, amount: 0 } })
    expect((await cardOf(member)).plan).toBe('Livre')
    await world.database.db
      .update(subscriptions)
      .set({ state: 'suspended' })
      .where(eq(subscriptions.stationId, station.id))
    expect((await cardOf(member)).plan).toBeNull()
    expect((await cardOf(await addMember(world, station))).plan).toBeNull()
  })

  test('VCD-01 the photo is the stored one, of nobody else, and kept by nothing between', async () => {
    const station = await world.station()
    const member = await addMember(world, station)
    const path = `/users/${member.id}/card-photo`
    const ask = () => world.fetch(path, { headers: { authorization: `Bearer ${member.token}` } })
    expect((await ask()).status).toBe(404)
    const key = `${station.id}/foto/foto.webp`
    await world.ports.files.put(key, Buffer.from('webp'), { contentType: 'image/webp' })
    await world.database.db
      .update(participants)
      .set({ image: `/arquivos/${key}` })
      .where(eq(participants.stationId, station.id))
    const answer = await ask()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.text()).toBe('webp')
  })
})
