import { eq, sum } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import { getWaiting, listAudit } from '#contract/console/endpoints.ts'
import {
  confirmPoints,
  getPersonPoints,
  getPointQueue,
  movePersonPoints,
  refusePoints,
  savePointSettings,
} from '#contract/console/points/endpoints.ts'
import type { PointAct } from '#contract/console/points/schemas.ts'
import { logout } from '#contract/people/access/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { notices } from '../../people/notices/tables.ts'
import { inStation, withId } from '../../platform/db/rows.ts'

const world = apiWorld()

/** A station of its own where 10,00 and more waits, with an owner, somebody of finance, and a member. */
async function watched({ limit = 999 }: { limit?: number | null } = {}) {
  const station = await world.station()
  const dona = await addMember(world, station, { role: 'owner', name: 'Dona Beatriz' })
  const rui = await addMember(world, station, { roles: ['finance'], name: 'Rui Sales' })
  const ana = await addMember(world, station, { name: 'Ana Souza' })
  if (limit !== null) await setLimit(dona, limit)
  return { station, dona, rui, ana }
}

const prize: PointAct = { direction: 'credit', amountCents: 1_050, kind: 'prize', reason: 'Sorteio de maio' }
const debit: PointAct = { ...prize, direction: 'debit', kind: 'correction', reason: 'Era de outra pessoa' }

const move = (by: TestMember, to: { id: number }, body: PointAct, idempotencyKey?: string) =>
  by.client.call(movePersonPoints, { params: { id: to.id }, body, idempotencyKey })
const queueOf = (by: TestMember) => by.client.call(getPointQueue)
const confirm = (by: TestMember, id: number) => by.client.call(confirmPoints, { params: { id } })
const refuse = (by: TestMember, id: number, reason = 'Valor errado') =>
  by.client.call(refusePoints, { params: { id }, body: { reason } })

async function setLimit(by: TestMember, fourEyesAboveCents: number | null, seen?: string) {
  const tag = seen ?? (await queueOf(by)).settings.tag
  return by.client.call(savePointSettings, { body: { seen: tag, value: { fourEyesAboveCents } } })
}

/** Asks for what waits, and answers its number. */
async function ask(by: TestMember, to: { id: number }, act: PointAct = prize): Promise<number> {
  expect((await move(by, to, act)).state).toBe('waiting')
  return (await queueOf(by)).list.at(-1)?.id ?? 0
}
const availableOf = async (by: TestMember, { id }: { id: number }) =>
  (await by.client.call(getPersonPoints, { params: { id } })).availableH
/** All entries of a station together. */
async function booksOf({ ctx }: TestMember): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sum(ledgerEntries.amountH) })
    .from(ledgerEntries)
    .where(inStation(ledgerEntries, ctx))
  return Number(row?.sum ?? 0)
}
const change = ({ ctx, id }: TestMember, facts: Partial<typeof participants.$inferInsert>) =>
  ctx.db
    .update(participants)
    .set(facts)
    .where(withId(participants, ctx, id))
const toldTo = ({ ctx, id }: TestMember) =>
  ctx.db.$count(notices, inStation(notices, ctx, eq(notices.participantId, id)))
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status).sort()

describe('PPL-13 above the amount of the station two people give points', () => {
  test('what is above waits and moves nothing, until another one confirms it', async () => {
    const { dona, rui, ana } = await watched()
    const id = await ask(rui, ana)
    expect([await availableOf(dona, ana), await toldTo(ana)]).toEqual([0, 0])
    expect((await queueOf(rui)).list).toMatchObject([{ isAskedByMe: true, isMine: false, isStuck: false }])
    expect(await dona.client.call(getWaiting)).toEqual([{ kind: 'points', count: 1 }])
    const after = await confirm(dona, id)
    expect(after).toMatchObject({ list: [], waiting: 0, people: 2 })
    expect([await availableOf(dona, ana), await toldTo(ana)]).toEqual([1_050, 1])
    expect(await dona.client.call(getWaiting)).toEqual([])
    const { content } = await ana.client.call(listEarnedPoints)
    expect(content[0]).toMatchObject({ points: 10.5, description: 'Prêmio: Sorteio de maio' })
    const { acts } = await rui.client.call(getPersonPoints, { params: { id: ana.id } })
    expect(acts).toMatchObject([{ state: 'done', askedBy: 'Rui Sales', decidedBy: 'Dona Beatriz' }])
    expect((await dona.client.call(listAudit)).slice(0, 2)).toMatchObject([
      { what: 'points.credit', who: 'Dona Beatriz', after: { askedBy: 'Rui Sales', name: 'Ana Souza' } },
      { what: 'points.ask-credit', who: 'Rui Sales', after: { reason: 'Sorteio de maio' } },
    ])
    expect(await booksOf(dona)).toBe(0)
  })

  test('the amount itself needs one, as without a limit any amount does', async () => {
    const { rui, ana } = await watched({ limit: 1_050 })
    expect((await move(rui, ana, prize)).state).toBe('done')
    const free = await watched({ limit: null })
    expect(await move(free.rui, free.ana, { ...prize, amountCents: 100_000_000 })).toMatchObject({
      state: 'done',
      fourEyesAboveCents: null,
    })
  })

  test('the same form asks once, and its answer says the same again', async () => {
    const { rui, ana } = await watched()
    await Promise.all([1, 2, 3].map(() => move(rui, ana, prize, 'a key of a form')))
    expect(await queueOf(rui)).toMatchObject({ waiting: 1 })
    expect((await move(rui, ana, prize, 'a key of a form')).state).toBe('waiting')
  })

  test('who asked cannot confirm, and may take it back', async () => {
    const { rui, ana, dona } = await watched()
    const id = await ask(rui, ana)
    await expect(confirm(rui, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await refuse(rui, id, 'Pedi errado')).toMatchObject({ waiting: 0 })
    await expect(confirm(dona, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await availableOf(dona, ana)).toBe(0)
  })

  test('a refusal moves nothing, says why to the team, and nothing to the person', async () => {
    const { dona, rui, ana } = await watched()
    const id = await ask(rui, ana)
    await expect(refuse(dona, id, ' ')).rejects.toMatchObject({ status: 422 })
    await expect(refuse(dona, id, 'a'.repeat(301))).rejects.toMatchObject({ status: 422 })
    await refuse(dona, id)
    await refuse(dona, id)
    const { acts } = await rui.client.call(getPersonPoints, { params: { id: ana.id } })
    expect(acts).toMatchObject([{ state: 'refused', decidedBy: 'Dona Beatriz', refusal: 'Valor errado' }])
    expect([await availableOf(dona, ana), await toldTo(ana)]).toEqual([0, 0])
    const refusals = (await dona.client.call(listAudit)).filter(({ what }) => what === 'points.refuse')
    expect(refusals).toMatchObject([{ after: { refusal: 'Valor errado', askedBy: 'Rui Sales' } }])
  })
})

describe('PPL-13 what several people do at once is one thing', () => {
  test('two confirm: one does, the same person twice is once', async () => {
    const { station, dona, rui, ana } = await watched()
    const third = await addMember(world, station, { role: 'owner' })
    const id = await ask(rui, ana)
    expect(await outcomes([confirm(dona, id), confirm(third, id)])).toEqual(['fulfilled', 'rejected'])
    const again = await ask(rui, ana)
    await Promise.all([confirm(dona, again), confirm(dona, again)])
    expect([await availableOf(dona, ana), await toldTo(ana)]).toEqual([2_100, 2])
    expect(await booksOf(dona)).toBe(0)
  })

  test('one confirms, another refuses: what was first stands', async () => {
    const { station, dona, rui, ana } = await watched()
    const third = await addMember(world, station, { role: 'owner' })
    const id = await ask(rui, ana)
    expect(await outcomes([confirm(dona, id), refuse(third, id)])).toEqual(['fulfilled', 'rejected'])
    const { acts, availableH } = await dona.client.call(getPersonPoints, { params: { id: ana.id } })
    expect(availableH).toBe(acts[0]?.state === 'done' ? 1_050 : 0)
    expect(await booksOf(dona)).toBe(0)
  })

  test('two debits with points for one: one is done, the other goes on waiting and may be refused', async () => {
    const { dona, rui, ana } = await watched()
    await confirm(dona, await ask(rui, ana))
    const both = [await ask(rui, ana, debit), await ask(rui, ana, debit)]
    expect(await outcomes(both.map((id) => confirm(dona, id)))).toEqual(['fulfilled', 'rejected'])
    const { list } = await queueOf(dona)
    expect([list.length, await availableOf(dona, ana)]).toEqual([1, 0])
    await expect(confirm(dona, list[0]?.id ?? 0)).rejects.toMatchObject({
      code: 'conflict',
      body: { messages: [expect.stringContaining('continua esperando')] },
    })
    expect(await refuse(dona, list[0]?.id ?? 0)).toMatchObject({ waiting: 0 })
    expect(await booksOf(dona)).toBe(0)
  })
})

describe('PPL-13 nobody gives points to themselves, by way of another neither', () => {
  test('whose wallet it is decides nothing', async () => {
    const { station, dona, rui } = await watched()
    await addMember(world, station, { role: 'owner' })
    const id = await ask(rui, dona)
    expect((await queueOf(dona)).list).toMatchObject([{ isMine: true }])
    await expect(confirm(dona, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(refuse(dona, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('where nobody else is left it is refused at once', async () => {
    const { dona, rui } = await watched()
    await expect(move(rui, dona, prize)).rejects.toMatchObject({
      body: { fields: { amountCents: [expect.stringContaining('ninguém mais pode')] } },
    })
  })
})

describe('PPL-13 who may', () => {
  test('members, support and people of another station decide and read nothing', async () => {
    const { station, rui, ana } = await watched()
    const id = await ask(rui, ana)
    const support = await addMember(world, station, { roles: ['support'] })
    for (const one of [ana, support]) {
      await expect(queueOf(one)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(confirm(one, id)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(refuse(one, id)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const other = await watched()
    await expect(confirm(other.dona, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(refuse(other.dona, id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await queueOf(other.dona)).list).toEqual([])
  })

  test('whose session or role ended confirms nothing', async () => {
    const { station, dona, rui, ana } = await watched()
    const id = await ask(dona, ana)
    const third = await addMember(world, station, { roles: ['finance'] })
    await third.client.call(logout)
    await expect(confirm(third, id)).rejects.toMatchObject({ code: 'not_authenticated' })
    await change(rui, { roles: [] })
    await expect(confirm(rui, id)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await availableOf(dona, ana)).toBe(0)
  })

  test.each(['deleted', 'inactive'] as const)(
    'an account that is %s meanwhile is given nothing',
    async (status) => {
      const { dona, rui, ana } = await watched()
      const id = await ask(rui, ana)
      await change(ana, { status })
      await expect(confirm(dona, id)).rejects.toMatchObject({ code: 'conflict' })
      expect(await refuse(dona, id)).toMatchObject({ waiting: 0 })
      expect(await booksOf(dona)).toBe(0)
    },
  )

  test('a suspended one keeps its wallet', async () => {
    const { dona, rui, ana } = await watched()
    const id = await ask(rui, ana)
    await change(ana, { status: 'suspended' })
    await confirm(dona, id)
    expect(await availableOf(dona, ana)).toBe(1_050)
  })
})

describe('PPL-13 the amount from which two are needed', () => {
  test('is refused while there are not two who may, and says so beside its field', async () => {
    const station = await world.station()
    const dona = await addMember(world, station, { role: 'owner' })
    await addMember(world, station, { roles: ['support'] })
    await addMember(world, station, { roles: ['finance'], status: 'suspended' })
    await expect(setLimit(dona, 500)).rejects.toMatchObject({
      body: { fields: { fourEyesAboveCents: [expect.stringContaining('Convide outra')] } },
    })
    await addMember(world, station, { roles: ['finance'] })
    expect(await setLimit(dona, 500)).toMatchObject({ fourEyesAboveCents: 500 })
  })

  test('is set by who answers for the station alone, as it was seen', async () => {
    const { dona, rui } = await watched()
    const { tag } = (await queueOf(rui)).settings
    await expect(setLimit(rui, null)).rejects.toMatchObject({ code: 'forbidden' })
    await setLimit(dona, 2_000)
    await setLimit(dona, 2_000, tag)
    await expect(setLimit(dona, 3_000, tag)).rejects.toMatchObject({ code: 'conflict' })
    expect((await queueOf(rui)).settings.fourEyesAboveCents).toBe(2_000)
    const lines = (await dona.client.call(listAudit)).filter(({ what }) => what === 'points-settings.save')
    expect(lines[0]).toMatchObject({ after: { fourEyesAboveCents: 2_000 } })
  })

  test.each([-1, 1.5, 1e9])('is never %s', async (limit) => {
    const { dona } = await watched()
    await expect(setLimit(dona, limit)).rejects.toMatchObject({ status: 422 })
  })

  test('what waits goes on waiting without it, and where the team shrinks the page is told', async () => {
    const { dona, rui, ana } = await watched()
    const id = await ask(rui, ana)
    await setLimit(dona, null)
    expect((await queueOf(dona)).list).toMatchObject([{ id, isStuck: false }])
    await change(dona, { status: 'suspended' })
    expect(await queueOf(rui)).toMatchObject({ people: 1, list: [{ isStuck: true }] })
    await expect(confirm(rui, id)).rejects.toMatchObject({ code: 'conflict' })
    await change(dona, { status: 'active' })
    await confirm(dona, id)
    expect(await availableOf(dona, ana)).toBe(1_050)
  })
})
