import { describe, expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import { donate, listBoughtCoupons } from '#contract/commerce/vouchers/endpoints.ts'
import { undoParticipation } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { participate } from '../../../activities/participation/participate.ts'
import { balanceOf, earn } from '../../../ledger/index.ts'
import { donation } from './donation.ts'

const world = apiWorld()
const stationWith = (multiplier = 1, goalCents: number | null = null) =>
  world.station({
    config: { currency: { multiplier } },
    content: {
      activities: [
        {
          id: 20,
          type: 20,
          name: 'Biblioteca',
          limitPerUser: null,
          body: { causes: 'Livros<script>x</script>', suggestedCents: [500, 2500], goalCents },
        },
      ],
    },
  })
const give = ({ ctx, id }: TestMember, amountH: number) =>
  earn(ctx, { participantId: id, key: `given:${id}`, cause: 'adjustment', amountH })
const donateOf = ({ client }: TestMember, points: number) =>
  client.call(donate, { body: { action_id: 20, points } })

describe('donating', () => {
  test('ACT-20 ORD-07 GAP-59 leaves the wallet with a receipt that says it was a donation', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 100_00)
    await expect(member.client.call(getAction, { params: { id: 20 } })).resolves.toMatchObject({
      donations: [{ causes: 'Livros', suggested: [5, 25], min: 0.5, max: 10000, goal: null }],
    })
    const done = await donateOf(member, 25.5)
    expect(done).toMatchObject({ spent: 25.5, earned: 0, points: 74.5, voucher: { kind: 'donation' } })
    const { content } = await member.client.call(listBoughtCoupons, { params: { userId: member.id } })
    expect(content).toMatchObject([
      { kind: 'donation', code: done.code, price: 25.5, link: null, cupom: { is_donation: true } },
    ])
    const used = await member.client.call(listUsedPoints)
    expect(used.content).toMatchObject([{ points: 25.5, cause: 'donation', action: { id: 20 } }])
  })

  test('SEC-15 a key that paid an amount pays no other one, and does not say that it did', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 500_00)
    const send = (points: number) =>
      member.client.call(donate, { body: { action_id: 20, points }, idempotencyKey: 'chave-da-doacao' })
    const done = await send(1)
    await expect(send(300)).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      firstMessage:
        'Você já participou por esta página, talvez em outra aba. Vale o que foi enviado primeiro; isto não foi enviado. Abra a página de novo para ver como ficou.',
    })
    await expect(send(1)).resolves.toMatchObject({ id: done.id, spent: 1 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 499_00 })
  })

  test.each([
    [0.49, 'Valor mínimo requerido de R$ 0,50'],
    [0, 'Valor mínimo requerido de R$ 0,50'],
    [-10, 'Valor mínimo requerido de R$ 0,50'],
    [10000.01, 'Valor máximo permitido de R$ 10.000,00.'],
  ])('VAL-11 ACT-20 R$ %d is refused beside its field', async (amount, text) => {
    const member = await addMember(world, await stationWith())
    await give(member, 20_000_00)
    await expect(donateOf(member, amount)).rejects.toMatchObject({
      status: 422,
      body: { fields: { points: [text] } },
    })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 20_000_00 })
  })

  test.each([0.5, 10000])('VAL-11 ACT-20 R$ %d is let through', async (amount) => {
    const member = await addMember(world, await stationWith())
    await give(member, 10_000_00)
    await expect(donateOf(member, amount)).resolves.toMatchObject({ spent: amount })
  })

  test('GAP-59 the multiplier is applied once', async () => {
    const member = await addMember(world, await stationWith(10))
    await give(member, 10_00)
    await expect(donateOf(member, 25)).resolves.toMatchObject({ spent: 2.5, points: 7.5 })
  })

  test('GAP-118 an amount that the wallet has no points of is not given: the nearest are said', async () => {
    const member = await addMember(world, await stationWith(10))
    await give(member, 10_00)
    await expect(donateOf(member, 10.01)).rejects.toMatchObject({
      status: 422,
      body: { fields: { points: [expect.stringContaining('R$ 10,00 ou R$ 10,10')] } },
    })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 10_00 })
  })

  test('ACT-20 more than the wallet has is refused', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 10_00)
    await expect(donateOf(member, 10.01)).rejects.toMatchObject({ code: 'insufficient_balance' })
  })

  test('ACT-20 200 at once out of a wallet for seven are seven', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 74_99)
    const second = { ...member.ctx, db: (await world.database.another()).db }
    const counts = await countOutcomes(
      Array.from({ length: 200 }, (_, at) =>
        participate(at % 2 ? member.ctx : second, donation, {
          activityId: 20,
          key: `doacao-${at}`,
          input: { cents: 1000 },
        }),
      ),
    )
    expect(counts).toEqual({ done: 7, insufficient_balance: 193 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 4_99 })
  })
})

describe('the goal of a donation', () => {
  const goalOf = async ({ client }: TestMember) =>
    (await client.call(getAction, { params: { id: 20 } })).donations[0]?.goal

  test('ACT-20 GAP-153 counts what everybody really donated, in reais, whatever a point is worth', async () => {
    const station = await stationWith(100, 50_000)
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    for (const member of [ana, eva]) await give(member, 100_00)
    expect(await goalOf(ana)).toEqual({ amount: 500, gathered: 0 })
    await donateOf(ana, 25)
    await donateOf(ana, 10)
    await donateOf(eva, 4)
    expect(await goalOf(ana)).toEqual({ amount: 500, gathered: 39 })
    const other = await addMember(world, await stationWith(1, 50_000))
    expect(await goalOf(other), 'of another station').toEqual({ amount: 500, gathered: 0 })
  })

  test('ACT-20 GAP-153 a donation that was taken back counts no more', async () => {
    const station = await stationWith(1, 50_000)
    const [member, owner] = [
      await addMember(world, station),
      await addMember(world, station, { role: 'owner' }),
    ]
    await give(member, 100_00)
    const { id } = await donateOf(member, 25.5)
    await donateOf(member, 1)
    await owner.client.call(undoParticipation, { params: { id }, body: { reason: 'Engano' } })
    expect(await goalOf(member)).toEqual({ amount: 500, gathered: 1 })
  })

  test('ACT-20 GAP-153 what is shown is the sum of the receipts, whatever was refused, repeated or taken back at once', async () => {
    const station = await stationWith(1, 50_000)
    const owner = await addMember(world, station, { role: 'owner' })
    const people = await Promise.all([1, 2, 3, 4].map(() => addMember(world, station)))
    for (const member of people) await give(member, 20_00)
    const given = await Promise.all(people.map((member) => donateOf(member, 7.25)))
    const undo = ({ id }: { id: number }) =>
      owner.client.call(undoParticipation, { params: { id }, body: { reason: 'Engano' } })
    await Promise.allSettled([
      ...people.map((member) => donateOf(member, 12.5)),
      ...people.map((member) => donateOf(member, 500)),
      ...given.slice(2).flatMap((one) => [undo(one), undo(one)]),
    ])
    const { rows } = await world.database.rawSql(
      `select sum(price_cents)::int as cents from vouchers v join participations p
         on (p.station_id, p.id) = (v.station_id, v.participation_id)
        where v.station_id = $1 and v.kind = 'donation' and p.undone_at is null`,
      [station.id],
    )
    const [receipts] = rows as { cents: number }[]
    const [ana] = people
    expect(receipts?.cents).toBe(4 * 1250 + 2 * 725)
    expect((await goalOf(ana as TestMember))?.gathered).toBe((receipts?.cents ?? 0) / 100)
  })

  test('ACT-20 GAP-153 SEC-33 what another version did not count stops no undo, and is counted with it', async () => {
    const station = await stationWith(1, 500)
    const [member, owner] = [
      await addMember(world, station),
      await addMember(world, station, { role: 'owner' }),
    ]
    await give(member, 30_00)
    const first = await donateOf(member, 10)
    await donateOf(member, 5)
    await world.database.rawSql('update donation_totals set cents = 100 where station_id = $1', [station.id])
    await owner.client.call(undoParticipation, { params: { id: first.id }, body: { reason: 'Engano' } })
    expect((await goalOf(member))?.gathered).toBe(5)
  })
})
