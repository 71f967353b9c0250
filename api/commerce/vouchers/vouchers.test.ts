import { describe, expect, test } from 'vitest'
import * as calls from '#contract/commerce/vouchers/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { earn } from '../../ledger/index.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { partnerMembers } from './tables.ts'
import { readVoucherCode } from './voucher-code.ts'

const world = apiWorld()
type Config = NonNullable<Parameters<typeof world.station>[0]>['config']

const stationWith = (config: Config = {}) =>
  world.station({
    config,
    content: {
      activities: [
        {
          id: 4,
          type: 4,
          name: 'Encontro',
          limitPerUser: null,
          body: { course: { local: 'Rua Harmonia, 95', date: '2026-05-09T13:00:00Z', seats: 30 } },
        },
        {
          id: 3,
          type: 3,
          name: 'Oficina',
          limitPerUser: null,
          partnerId: 1,
          body: { coupon: { newPriceCents: 1000, useBy: '2026-05-09' } },
        },
        { id: 20, type: 20, name: 'Doação', limitPerUser: null },
      ],
    },
  })

type Station = Awaited<ReturnType<typeof stationWith>>
async function memberWithPoints(station: Station): Promise<TestMember> {
  const member = await addMember(world, station)
  await earn(member.ctx, {
    participantId: member.id,
    key: `given:${member.id}`,
    cause: 'adjustment',
    amountH: 100_00,
  })
  return member
}
async function partnerOf(station: Station, partnerId: number): Promise<TestMember> {
  const person = await addMember(world, station)
  await world.database.db
    .insert(partnerMembers)
    .values({ stationId: station.id, partnerId, participantId: person.id })
  return person
}
const takeSeat = async ({ client }: TestMember) =>
  (await client.call(calls.subscribeToCourse, { body: { presential_course: 4, should_contact: true } })).code
const buy = async ({ client }: TestMember) =>
  (await client.call(calls.buyCoupon, { body: { action_id: 3 } })).UserBoughtCupom.code
const at = (code: string) => ({ params: { code } })

test('SEC-39 lists show the beginning of long rules, the ticket shows them whole', async () => {
  const rules = 'Leve um documento. '.repeat(100).trim()
  const station = await world.station({
    content: {
      activities: [
        { id: 4, type: 4, name: 'Encontro', body: { course: { local: 'Sede', seats: 30, rules } } },
        {
          id: 3,
          type: 3,
          name: 'Oficina',
          body: { coupon: { newPriceCents: 1000, useBy: '2026-05-09', rules } },
        },
        { id: 20, type: 20, name: 'Doação', body: { causes: rules } },
      ],
    },
  })
  const member = await memberWithPoints(station)
  const codes = [await takeSeat(member), await buy(member)]
  await member.client.call(calls.donate, { body: { action_id: 20, points: 1 } })
  const courses = await member.client.call(calls.listVouchers)
  const bought = await member.client.call(calls.listBoughtCoupons, { params: { userId: member.id } })
  const shown = `${rules.slice(0, 500)}…`
  expect(courses.content).toMatchObject([{ presential_course: { local: 'Sede', rules: shown } }])
  expect(bought.content).toMatchObject([
    { kind: 'donation', cupom: { rules: '' } },
    { kind: 'coupon', use_by: '2026-05-09', cupom: { rules: shown } },
  ])
  for (const code of codes) {
    const { voucher, bought } = await member.client.call(calls.getOwnVoucher, { params: { code } })
    expect(voucher?.presential_course.rules ?? bought?.cupom.rules).toBe(rules)
  }
})

describe('the screen behind the code', () => {
  test('ORD-10 GAP-84 anybody learns whether it is valid, and nothing else', async () => {
    const station = await stationWith()
    const member = await memberWithPoints(station)
    const code = await takeSeat(member)
    const visitor = world.client(station)
    await expect(visitor.call(calls.checkVoucher, at(code))).resolves.toEqual({ isValid: true })
    await expect(visitor.call(calls.checkVoucher, at(code.toLowerCase().replace('-', '')))).resolves.toEqual({
      isValid: true,
    })
    // The holder is no staff either.
    await expect(member.client.call(calls.inspectVoucher, at(code))).resolves.toEqual({
      isValid: true,
      staff: null,
    })
    for (const wrong of ['AAAAA-AAAAA', 'x', "' or 1=1"])
      await expect(visitor.call(calls.checkVoucher, at(wrong))).resolves.toEqual({
        isValid: false,
      })
  })

  test('TEN-01 a voucher of another station is none here', async () => {
    const code = await takeSeat(await memberWithPoints(await stationWith()))
    const other = await stationWith()
    await expect(world.client(other).call(calls.checkVoucher, at(code))).resolves.toMatchObject({
      isValid: false,
    })
    const owner = await addMember(world, other, { role: 'owner' })
    await expect(
      owner.client.call(calls.redeemVoucher, { ...at(code), body: { place: 'Aqui' } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('ORD-10 the receipt of a donation opens no door', async () => {
    const station = await stationWith()
    const { client } = await memberWithPoints(station)
    const { code } = await client.call(calls.donate, { body: { action_id: 20, points: 10 } })
    const owner = await addMember(world, station, { role: 'owner' })
    await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toEqual({
      isValid: false,
      staff: null,
    })
  })

  test('ORD-10 SEC-04 an owner redeems once; the second scan says when and where, to staff only', async () => {
    const station = await stationWith()
    const member = await memberWithPoints(station)
    const code = await takeSeat(member)
    const owner = await addMember(world, station, { role: 'owner' })
    await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({
      isValid: true,
      staff: {
        state: 'valid',
        kind: 'course',
        action: { name: 'Encontro' },
        suggested_place: 'Rua Harmonia, 95',
      },
    })
    const other = await addMember(world, station, { role: 'owner' })
    const redeem = (by = owner) =>
      by.client.call(calls.redeemVoucher, { ...at(code), body: { place: 'Portaria' } })
    await expect(redeem()).resolves.toMatchObject({
      isValid: false,
      staff: { state: 'used', redeemed_place: 'Portaria' },
    })
    await expect(redeem()).rejects.toMatchObject({
      code: 'already_done',
      firstMessage: 'Você já validou este voucher em 04/05/2026 às 12:00, em Portaria.',
    })
    await expect(redeem(other)).rejects.toMatchObject({
      code: 'already_done',
      firstMessage: 'Este voucher já foi utilizado em 04/05/2026 às 12:00, em Portaria.',
    })
    await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({
      staff: { redeemed_by_you: true },
    })
    await expect(other.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({
      staff: { redeemed_by_you: false },
    })
    // Each of them scanned it once; where it was used stands in the voucher (PPL-34).
    const lines = await owner.client.call(listAudit)
    expect(lines.map(({ what, name }) => [what, name])).toEqual([
      ['voucher.scan', 'Encontro'],
      ['voucher.scan', 'Encontro'],
    ])
    await expect(world.client(station).call(calls.checkVoucher, at(code))).resolves.toEqual({
      isValid: false,
    })
    const { content } = await member.client.call(calls.listVouchers)
    expect(content).toMatchObject([{ validated: '1', state: 'used', redeemed_place: 'Portaria' }])
    expect(JSON.stringify(await owner.client.call(calls.inspectVoucher, at(code)))).not.toContain('Pessoa')
  })

  test('GAP-84 a partner redeems what is its own, nothing of others; members redeem nothing', async () => {
    const station = await stationWith()
    const member = await memberWithPoints(station)
    const [coupon, seat] = [await buy(member), await takeSeat(member)]
    const [own, foreign] = [await partnerOf(station, 1), await partnerOf(station, 2)]
    const redeem = (who: TestMember, code: string) =>
      who.client.call(calls.redeemVoucher, { ...at(code), body: { place: 'Loja' } })
    for (const [who, code] of [
      [foreign, coupon],
      [own, seat],
      [member, coupon],
      [member, seat],
    ] as const)
      await expect(redeem(who, code)).rejects.toMatchObject({ status: 403 })
    await expect(foreign.client.call(calls.inspectVoucher, at(coupon))).resolves.toMatchObject({
      staff: null,
    })
    await expect(redeem(own, coupon)).resolves.toMatchObject({ staff: { state: 'used' } })
    await expect(
      world.client(station).call(calls.redeemVoucher, { ...at(seat), body: { place: 'Loja' } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('GAP-142 ORD-10 who scanned, or an owner, takes it back for ten minutes; nobody else, and not later', async () => {
    const station = await stationWith()
    const member = await memberWithPoints(station)
    const code = await buy(member)
    const [partner, colleague] = [await partnerOf(station, 1), await partnerOf(station, 1)]
    const owner = await addMember(world, station, { role: 'owner' })
    let until = ''
    const redeem = async (who: TestMember) => {
      const sent = { ...at(code), body: { place: 'Loja' } }
      until = (await who.client.call(calls.redeemVoucher, sent)).staff?.undo_until ?? ''
    }
    const undo = (who: TestMember, of = until) =>
      who.client.call(calls.undoRedemption, { ...at(code), body: { undoUntil: of } })
    await redeem(partner)
    const first = until
    for (const who of [colleague, member]) await expect(undo(who)).rejects.toMatchObject({ status: 403 })
    expect(await undo(partner)).toMatchObject({ isValid: true, staff: { state: 'valid', redeemed_at: null } })
    expect(await undo(partner)).toMatchObject({ isValid: true })
    world.ports.clock.advance(1000)
    await redeem(partner)
    // The first press, sent again by a bad line.
    await expect(undo(partner, first)).rejects.toMatchObject({ status: 409 })
    expect(await undo(owner)).toMatchObject({ isValid: true })
    await redeem(partner)
    world.ports.clock.advance(10 * 60_000)
    expect((await partner.client.call(calls.inspectVoucher, at(code))).staff?.undo_until).toBeNull()
    for (const who of [partner, owner]) await expect(undo(who)).rejects.toMatchObject({ status: 410 })
  })

  test('ORD-10 50 scans at once redeem once', async () => {
    const station = await stationWith()
    const code = await takeSeat(await memberWithPoints(station))
    const owner = await addMember(world, station, { role: 'owner' })
    const second = { ...owner.ctx, db: (await world.database.another()).db }
    const counts = await countOutcomes(
      Array.from({ length: 50 }, (_, index) =>
        redeemVoucher(
          { ...(index % 2 ? owner.ctx : second), address: `10.0.0.${index}` },
          {
            code,
            place: `Porta ${index}`,
          },
        ),
      ),
    )
    expect(counts).toEqual({ done: 1, already_done: 49 })
  })

  test("ORD-10 valid until the end of its day on the station's calendar, then no more", async () => {
    const station = await stationWith()
    const member = await memberWithPoints(station)
    const codes = [await takeSeat(member), await buy(member)]
    const owner = await addMember(world, station, { role: 'owner' })
    const before = world.ports.clock.now()
    try {
      world.ports.clock.set(new Date('2026-05-10T02:59:59Z'))
      for (const code of codes)
        await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({
          isValid: true,
        })
      world.ports.clock.set(new Date('2026-05-10T03:00:00Z'))
      for (const code of codes) {
        await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({
          isValid: false,
          staff: { state: 'expired', use_by: '2026-05-09' },
        })
        await expect(
          owner.client.call(calls.redeemVoucher, { ...at(code), body: { place: 'Porta' } }),
        ).rejects.toMatchObject({ status: 410 })
      }
    } finally {
      world.ports.clock.set(before)
    }
  })
})

describe('own vouchers', () => {
  test("ORD-09 the address is the partners' where there is a partner, else the station's", async () => {
    const station = await stationWith({ apps: { partnerUrl: 'https://parceiros.exemplo.com.br/' } })
    const member = await memberWithPoints(station)
    const [seat, coupon] = [await takeSeat(member), await buy(member)]
    const home = `http://${station.slug}.localhost:3000`
    const link = async (code: string) => {
      const { voucher, bought } = await member.client.call(calls.getOwnVoucher, at(code))
      return (voucher ?? bought)?.link
    }
    expect(await link(seat)).toBe(`${home}/qr-code-validator/voucher/${seat}`)
    expect(await link(coupon)).toBe(`https://parceiros.exemplo.com.br/qr-code-validator/voucher/${coupon}`)
    const plain = await stationWith()
    const other = await memberWithPoints(plain)
    const code = await buy(other)
    const { bought } = await other.client.call(calls.getOwnVoucher, at(code))
    expect(bought?.link).toBe(`http://${plain.slug}.localhost:3000/qr-code-validator/voucher/${code}`)
  })

  test('ORD-08 GAP-05 are shown to their owner only, page by page', async () => {
    const station = await stationWith()
    const [member, other] = [await memberWithPoints(station), await memberWithPoints(station)]
    const codes = [await takeSeat(member), await takeSeat(member), await takeSeat(member)]
    await expect(other.client.call(calls.getOwnVoucher, at(codes[0] ?? ''))).rejects.toMatchObject({
      status: 404,
    })
    expect((await other.client.call(calls.listVouchers)).content).toEqual([])
    await expect(
      other.client.call(calls.listBoughtCoupons, { params: { userId: member.id } }),
    ).rejects.toMatchObject({ status: 403 })
    const first = await member.client.call(calls.listVouchers, { query: { limit: 2 } })
    const rest = await member.client.call(calls.listVouchers, {
      query: { limit: 2, after: first.next ?? '' },
    })
    expect([...first.content, ...rest.content].map(({ code }) => code)).toEqual(codes.toReversed())
    expect(rest.next).toBeNull()
  })

  test('a code is read however it is typed', () => {
    expect(readVoucherCode(' k7qm2 xrf9d ')).toBe('K7QM2-XRF9D')
    expect(readVoucherCode('K7QM2')).toBeNull()
  })
})

test('SEC-13 ORD-10 guests on the shop’s network do not keep its till waiting', async () => {
  const station = await stationWith()
  const code = await takeSeat(await memberWithPoints(station))
  const owner = await addMember(world, station, { role: 'owner' })
  const guest = world.client(station)
  const tries = Array.from({ length: 200 }, () => guest.call(calls.checkVoucher, at('AAAAA-AAAAA')))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
  const { clock } = world.ports
  const before = clock.now()
  await expect(owner.client.call(calls.inspectVoucher, at(code))).resolves.toMatchObject({ isValid: true })
  await owner.client.call(calls.redeemVoucher, { ...at(code), body: { place: 'Balcão' } })
  // Waiting moves the clock.
  expect(clock.now()).toEqual(before)
})
