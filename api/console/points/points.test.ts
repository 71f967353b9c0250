import { eq, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { findPointPeople, getPersonPoints, movePersonPoints } from '#contract/console/points/endpoints.ts'
import type { PointAct } from '#contract/console/points/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { notices } from '../../people/notices/tables.ts'
import { inStation, withId } from '../../platform/db/rows.ts'

const world = apiWorld()

/** A station of its own with two owners and a member. */
async function owned() {
  const station = await world.station()
  const [dona, outra] = [
    await addMember(world, station, { role: 'owner' }),
    await addMember(world, station, { role: 'owner' }),
  ]
  const ana = await addMember(world, station, { name: 'Ana Souza' })
  return { station, dona, outra, ana }
}

const courtesy: PointAct = {
  direction: 'credit',
  amountCents: 1_050,
  kind: 'courtesy',
  reason: 'Boas-vindas',
}
const debit: PointAct = { ...courtesy, direction: 'debit', kind: 'correction', reason: 'Era de outra pessoa' }

const move = (by: TestMember, to: { id: number }, act: unknown, idempotencyKey?: string) =>
  by.client.call(movePersonPoints, { params: { id: to.id }, body: act as PointAct, idempotencyKey })
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
const setStatus = ({ ctx, id }: TestMember, status: 'suspended' | 'deleted' | 'inactive') =>
  ctx.db
    .update(participants)
    .set({ status })
    .where(withId(participants, ctx, id, eq(participants.status, 'active')))

test('GAP-162 PTS-02 a credit and a debit stand in the statement with kind and reason, in the history, and in a mail', async () => {
  const { dona, ana } = await owned()
  expect((await move(dona, ana, courtesy)).availableH).toBe(1_050)
  const after = await move(dona, ana, { ...debit, amountCents: 50 })
  expect(after.availableH).toBe(1_000)
  expect(after.acts).toMatchObject([
    { direction: 'debit', amountH: 50, kind: 'correction', reason: 'Era de outra pessoa' },
    { direction: 'credit', amountH: 1_050, kind: 'courtesy', reason: 'Boas-vindas' },
  ])
  const { content } = await ana.client.call(listEarnedPoints)
  expect(content[0]).toMatchObject({ points: 10.5, description: 'Cortesia: Boas-vindas' })
  const lines = await dona.client.call(listAudit)
  expect(lines.slice(0, 2)).toMatchObject([
    {
      what: 'points.debit',
      part: `points:${ana.id}`,
      after: { name: 'Ana Souza', amount: expect.stringContaining('0,50') },
    },
    { what: 'points.credit', part: `points:${ana.id}`, after: { reason: 'Boas-vindas' } },
  ])
  expect(await booksOf(dona)).toBe(0)
})

test('GAP-162 the person is told by mail, without the reason', async () => {
  const { dona, ana } = await owned()
  await move(dona, ana, courtesy)
  const told = await ana.ctx.db
    .select({ kind: notices.kind, facts: notices.facts })
    .from(notices)
    .where(inStation(notices, ana.ctx, eq(notices.participantId, ana.id)))
  expect(told).toMatchObject([{ kind: 'points-given' }])
  expect(JSON.stringify(told)).toContain('10,50')
  expect(JSON.stringify(told)).not.toContain('Boas-vindas')
})

test('GAP-162 SEC-04 the same form is done once, and another one under its key is refused', async () => {
  const { dona, ana } = await owned()
  await Promise.all([1, 2, 3].map(() => move(dona, ana, courtesy, 'a key of a form')))
  await move(dona, ana, courtesy, 'a key of a form')
  expect(await availableOf(dona, ana)).toBe(1_050)
  await expect(move(dona, ana, debit, 'a key of a form')).rejects.toMatchObject({ code: 'conflict' })
  expect(await booksOf(dona)).toBe(0)
})

test('GAP-162 a debit takes what is there and no more, also by two owners at once', async () => {
  const { dona, outra, ana } = await owned()
  await move(dona, ana, courtesy)
  await expect(move(dona, ana, { ...debit, amountCents: 1_051 })).rejects.toMatchObject({
    body: { fields: { amountCents: [expect.stringMatching(/^A carteira tem .*10,50/)] } },
  })
  const both = await Promise.allSettled([move(dona, ana, debit), move(outra, ana, debit)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await availableOf(dona, ana)).toBe(0)
  expect(await booksOf(dona)).toBe(0)
})

test.each([
  ['nothing', { amountCents: 0 }],
  ['less than nothing', { amountCents: -5 }],
  ['1e9', { amountCents: 1e9 }],
  ['no number', { amountCents: Number.NaN }],
  ['half a centavo', { amountCents: 10.5 }],
  ['no reason', { reason: ' \n' }],
  ['a reason of 301 letters', { reason: 'a'.repeat(301) }],
  ['a huge reason', { reason: 'a'.repeat(200_000) }],
  ['a kind of its own', { kind: 'gift' }],
  ['no direction', { direction: 'both' }],
])('GAP-162 %s is refused and moves nothing', async (_, wrong) => {
  const { dona, ana } = await owned()
  await expect(move(dona, ana, { ...courtesy, ...wrong })).rejects.toMatchObject({ status: 422 })
  expect(await availableOf(dona, ana)).toBe(0)
})

test('GAP-162 somebody of another station is not found, nor by the search', async () => {
  const { dona, ana } = await owned()
  const other = await owned()
  await expect(move(other.dona, ana, courtesy)).rejects.toMatchObject({ code: 'not_found' })
  const search = { query: { search: 'Ana Souza' } }
  expect(await other.dona.client.call(findPointPeople, search)).toMatchObject([{ id: other.ana.id }])
  expect(await dona.client.call(findPointPeople, search)).toMatchObject([{ id: ana.id }])
  await expect(ana.client.call(findPointPeople, search)).rejects.toMatchObject({ code: 'forbidden' })
})

test.each(['deleted', 'inactive'] as const)('GAP-162 a %s account is given nothing', async (status) => {
  const { dona, ana } = await owned()
  await setStatus(ana, status)
  await expect(move(dona, ana, courtesy)).rejects.toMatchObject({ code: 'conflict' })
  const seen = await dona.client.call(getPersonPoints, { params: { id: ana.id } })
  expect(seen).toMatchObject({ closed: status, availableH: 0 })
})

test('GAP-162 a suspended account keeps its wallet, which owners correct', async () => {
  const { dona, ana } = await owned()
  await setStatus(ana, 'suspended')
  expect(await move(dona, ana, courtesy)).toMatchObject({ availableH: 1_050, closed: null })
})

test('GAP-162 nobody gives points to themselves, and members give none', async () => {
  const { dona, outra, ana } = await owned()
  await expect(move(dona, dona, courtesy)).rejects.toMatchObject({ code: 'conflict' })
  await expect(move(ana, ana, courtesy)).rejects.toMatchObject({ code: 'forbidden' })
  expect((await move(outra, dona, courtesy)).availableH).toBe(1_050)
})

test('GAP-162 an owner whose account was suspended meanwhile moves nothing', async () => {
  const { dona, outra, ana } = await owned()
  await setStatus(dona, 'suspended')
  await expect(move(dona, ana, courtesy)).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await availableOf(outra, ana)).toBe(0)
})
