import { describe, expect, test } from 'vitest'
import { getAction, getParticipation } from '#contract/activities/participation/endpoints.ts'
import { listEarnedPoints, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import {
  buyCoupon,
  checkVoucher,
  redeemVoucher,
  subscribeToCourse,
} from '#contract/commerce/vouchers/endpoints.ts'
import * as calls from '#contract/console/activities/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { redeemVoucher as redeem } from '../../commerce/vouchers/redeem-voucher.ts'
import { balanceOf, earn, spend } from '../../ledger/index.ts'
import { undoParticipation } from './undo-participation.ts'

const world = apiWorld()
const reason = 'Enviou duas contas'

async function people() {
  const station = await world.station({
    content: {
      activities: [
        { id: 1, type: 16, name: 'Boas-vindas', points: 10.5, limitPerUser: 1 },
        { id: 2, type: 16, name: 'Depois', prerequisites: [1] },
      ],
    },
  })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const member = await addMember(world, station, { name: 'Rui' })
  const { id } = await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
  return { station, owner, member, id }
}
const undo = (by: TestMember, id: number, available = false) =>
  by.client.call(calls.undoParticipation, { params: { id }, body: { reason, available } })
const spent = ({ ctx, id }: TestMember, amountH: number) =>
  spend(ctx, { participantId: id, key: `test:${amountH}`, cause: 'purchase', amountH })

describe('undoing a participation', () => {
  test('takes its points back by a counter-entry with the reason; both entries stay in the statement', async () => {
    const { owner, member, id } = await people()
    await expect(undo(owner, id)).resolves.toEqual({ id, taken: 10.5, earned: 10.5 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 0 })
    const query = { 'where[user_id]': member.id }
    const earned = await member.client.call(listEarnedPoints, { query })
    const used = await member.client.call(listUsedPoints, { query })
    expect(earned.content).toMatchObject([{ points: 10.5, action: { name: 'Boas-vindas' } }])
    expect(used.content).toMatchObject([{ points: 10.5 }])
    expect(JSON.stringify(used.content)).toContain(reason)
  })

  test('ACT-S06 ACT-S07 no limit and no prerequisite counts it any more; one may take part again', async () => {
    const { owner, member, id } = await people()
    const state = async (action: number) =>
      (await member.client.call(getAction, { params: { id: action } })).participation.state
    expect([await state(1), await state(2)]).toEqual(['limit_reached', 'open'])
    await undo(owner, id)
    expect([await state(1), await state(2)]).toEqual(['open', 'prerequisites_missing'])
    const again = await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
    expect(again).toMatchObject({ earned: 10.5, points: 10.5 })
    expect(again.id).not.toBe(id)
  })

  test('GAP-61 a key that the member chose does not keep a participation from being undone', async () => {
    const { owner, member, id: first } = await people()
    await undo(owner, first)
    const take = (action_id: number, idempotencyKey: string) =>
      member.client.call(takePartInRawContent, { body: { action_id }, idempotencyKey })
    const { id } = await take(1, 'playlist:meu')
    await take(2, `undone:${id}`)
    await expect(undo(owner, id)).resolves.toMatchObject({ id, taken: 10.5 })
  })

  test('SEC-15 the key of an undone participation says so, and nothing tells that its points are there', async () => {
    const { owner, member } = await people()
    const send = () =>
      member.client.call(takePartInRawContent, { body: { action_id: 2 }, idempotencyKey: 'a-mesma-chave' })
    const { id } = await send()
    await undo(owner, id)
    await expect(send()).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      firstMessage: expect.stringMatching(/^Esta participação foi desfeita/),
    })
    await expect(member.client.call(getParticipation, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('has its audit line, and the list says who, when and why', async () => {
    const { owner, member, id } = await people()
    await undo(owner, id)
    const [line] = await owner.client.call(listAudit)
    expect(line).toMatchObject({
      who: 'Ana',
      what: 'participation.undo',
      part: `participation:${id}`,
      before: { activity_id: 1, participant_id: member.id, earned: 10.5 },
      after: { reason, taken: 10.5 },
    })
    const { list } = await owner.client.call(calls.listParticipations, { params: { id: 1 } })
    expect(list).toMatchObject([
      { id, participant: { name: 'Rui' }, earned: 10.5, undone: { by: 'Ana', reason } },
    ])
  })

  test('points that were spent: refused with what there is, and nothing happens; on request what is left goes back', async () => {
    const { owner, member, id } = await people()
    await spent(member, 800)
    await expect(undo(owner, id)).rejects.toMatchObject({
      code: 'insufficient_balance',
      body: {
        details: { available: 2.5, earned: 10.5 },
        messages: [expect.stringMatching(/já foram gastos/)],
      },
    })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 250 })
    const { list } = await owner.client.call(calls.listParticipations, { params: { id: 1 } })
    expect(list[0]?.undone).toBeNull()
    expect(await owner.client.call(listAudit)).toEqual([])
    await expect(undo(owner, id, true)).resolves.toEqual({ id, taken: 2.5, earned: 10.5 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 0 })
  })

  test('GAP-119 points that were spent are not taken out of what was paid for since', async () => {
    const { owner, member, id } = await people()
    await spent(member, 1050)
    const paid = { key: 'test:paid', cause: 'top_up', amountH: 2000 } as const
    await earn(member.ctx, { ...paid, participantId: member.id })
    await expect(undo(owner, id)).rejects.toMatchObject({
      code: 'insufficient_balance',
      body: { details: { available: 0, earned: 10.5 } },
    })
    await expect(undo(owner, id, true)).resolves.toEqual({ id, taken: 0, earned: 10.5 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 2000 })
  })

  test('an empty wallet stays empty: the participation is undone, nothing goes below zero', async () => {
    const { owner, member, id } = await people()
    await spent(member, 1050)
    await expect(undo(owner, id, true)).resolves.toMatchObject({ taken: 0 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 0 })
  })

  test('SEC-04 two owners who undo it ten times each at once undo it once, and one of them did it', async () => {
    const { station, owner, member, id } = await people()
    const other = await addMember(world, station, { role: 'owner', name: 'Bia' })
    await member.client.call(takePartInRawContent, { body: { action_id: 2 } })
    const second = (await world.database.another()).db
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const ctx = at % 2 ? owner.ctx : { ...other.ctx, db: second }
        const who = at % 2 ? 'Ana' : 'Bia'
        return undoParticipation(ctx, { id, reason, available: true }).then(
          () => `done by ${who}`,
          (error) => `${who}: ${error.code}`,
        )
      }),
    )
    const done = answers.filter((one) => one.startsWith('done'))
    expect(done).toHaveLength(10)
    expect(new Set(done).size).toBe(1)
    expect(answers.filter((one) => one.endsWith('already_done'))).toHaveLength(10)
    const undone = (await owner.client.call(listAudit)).filter(({ what }) => what === 'participation.undo')
    expect(undone).toHaveLength(1)
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 0 })
  })

  test('works for people whose account was closed, and needs a reason', async () => {
    const { station, owner, id } = await people()
    await world.database.db.execute(
      `update participants set status = 'suspended' where station_id = ${station.id} and name = 'Rui'`,
    )
    await expect(
      owner.client.call(calls.undoParticipation, { params: { id }, body: { reason: '  ' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(undo(owner, id)).resolves.toMatchObject({ taken: 10.5 })
  })
})

test('ACT-03 PTS-06 an undone purchase: the price comes back, the cashback leaves, the coupon is free again and its code worth nothing', async () => {
  const coupon = { newPriceCents: 1000, stock: 1 }
  const station = await world.station({
    content: {
      activities: [{ id: 3, type: 3, name: 'Oficina', points: 2, limitPerUser: null, body: { coupon } }],
    },
  })
  const owner = await addMember(world, station, { role: 'owner' })
  const [rui, eva] = [await addMember(world, station), await addMember(world, station)]
  for (const { ctx, id } of [rui, eva])
    await earn(ctx, { participantId: id, key: `test:${id}`, cause: 'adjustment', amountH: 1000 })
  const buy = ({ client }: TestMember) => client.call(buyCoupon, { body: { action_id: 3 } })
  const bought = await buy(rui)
  expect(await balanceOf(rui.ctx, rui.id)).toMatchObject({ availableH: 200 })
  await expect(buy(eva)).rejects.toMatchObject({ code: 'sold_out' })
  await expect(undo(owner, bought.id)).resolves.toMatchObject({ taken: 2 })
  expect(await balanceOf(rui.ctx, rui.id)).toMatchObject({ availableH: 1000 })
  const { code } = bought.UserBoughtCupom
  const checked = await owner.client.call(checkVoucher, { params: { code } })
  expect(checked.isValid).toBe(false)
  await expect(buy(eva)).resolves.toMatchObject({ action_id: 3 })
})

test('ORD-10 what was redeemed cannot be undone: nothing moves, and the owner learns when and where', async () => {
  const station = await world.station({
    content: {
      activities: [{ id: 4, type: 4, name: 'Encontro', points: 5, body: { course: { local: 'Sede' } } }],
    },
  })
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const { id, code } = await member.client.call(subscribeToCourse, {
    body: { presential_course: 4, should_contact: true },
  })
  await owner.client.call(redeemVoucher, { params: { code }, body: { place: 'Portaria' } })
  await expect(undo(owner, id, true)).rejects.toMatchObject({
    code: 'conflict',
    firstMessage: expect.stringMatching(/já foi utilizado em 04\/05\/2026 às \d\d:\d\d, em Portaria/),
  })
  expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 500 })
})

test('ORD-10 redeeming and undoing at the same moment: one of them happens', async () => {
  const station = await world.station({
    content: {
      activities: [
        { id: 4, type: 4, name: 'Encontro', limitPerUser: null, body: { course: { local: 'Sede' } } },
      ],
    },
  })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const { client } = await addMember(world, station)
  const second = { ...owner.ctx, db: (await world.database.another()).db }
  for (let round = 0; round < 12; round += 1) {
    const { id, code } = await client.call(subscribeToCourse, {
      body: { presential_course: 4, should_contact: true },
    })
    const outcomes = await Promise.allSettled([
      redeem(round % 2 ? owner.ctx : second, { code, place: 'Portaria' }),
      undoParticipation(round % 2 ? second : owner.ctx, { id, reason, available: false }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('participations come in pages, newest first, each page from where the last ended', async () => {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 16, name: 'Boas-vindas', limitPerUser: null }] },
  })
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const ids: number[] = []
  for (let at = 0; at < 5; at += 1)
    ids.unshift((await member.client.call(takePartInRawContent, { body: { action_id: 1 } })).id)
  const page = (before?: number) =>
    owner.client.call(calls.listParticipations, {
      params: { id: 1 },
      query: { limit: 2, ...(before && { before }) },
    })
  const first = await page()
  const second = await page(first.next ?? 0)
  const third = await page(second.next ?? 0)
  expect([first, second, third].map(({ list }) => list.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ])
  expect(third.next).toBeNull()
})
