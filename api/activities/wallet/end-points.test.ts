import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPointsEnds } from '#contract/activities/wallet/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import {
  balanceOf,
  capture,
  earn,
  hold,
  openLots,
  release,
  reverse,
  spend,
  sumsOfAccounts,
  transfer,
  walletEntries,
} from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { fixedClock } from '../../platform/ports/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { endPoints, endPointsJob, endPointsOfStation, endPointsOfStationJob } from './end-points-job.ts'
import { listEnds } from './ends-of.ts'
import { pointsEndMailJob } from './points-end-mail.ts'
import { addDays } from './schedule-of-ends.ts'
import { pointEndNotices } from './tables.ts'

const world = apiWorld()
const firstDay = '2026-01-10'

const stationWith = (pointsExpireDays: number | null) =>
  world.station({ config: { currency: { pointsExpireDays } } })

/** Noon of a day in São Paulo, so many days after the first. */
const on = (ctx: ApiContext, days: number): ApiContext => ({
  ...ctx,
  ports: { ...ctx.ports, clock: fixedClock(`${addDays(firstDay, days)}T15:00:00Z`) },
})
let keys = 0
const give = ({ ctx, id }: TestMember, days: number, amountH: number) => {
  keys += 1
  return earn(on(ctx, days), { participantId: id, key: `k${keys}`, cause: 'adjustment', amountH })
}
const available = async ({ ctx, id }: TestMember) => (await balanceOf(ctx, id)).availableH
const runOn = ({ ctx }: TestMember, days: number) => endPointsOfStation(on(ctx, days))
const used = async ({ ctx, id }: TestMember) =>
  (await walletEntries(ctx, { participantId: id, direction: 'used', limit: 100 })).entries

const noticesAt = ({ id }: StationRecord) =>
  world.database.db.$count(pointEndNotices, eq(pointEndNotices.stationId, id))

/** The mails that were asked for at a station, each run twice at a time. */
async function mailsOf({ id }: StationRecord, ctx: ApiContext) {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-points-end' and (data->>'stationId')::int = $1 order by created_on, id`,
    [id],
  )
  const asked = rows.map((row) => pointsEndMailJob.data.parse((row as { data: unknown }).data))
  for (const one of [...asked, ...asked])
    await pointsEndMailJob.run({ ...world.jobs(), ports: ctx.ports }, one)
  return world.database.db
    .select({ to: mailOutbox.to, subject: mailOutbox.subject, text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.stationId, id))
    .orderBy(mailOutbox.id)
}

describe('GAP-112 points end', () => {
  test('nowhere, where the station does not say after how many days', async () => {
    const ana = await addMember(world, await stationWith(null))
    await give(ana, 0, 500)
    await runOn(ana, 4_000)
    expect(await available(ana)).toBe(500)
    expect(await listEnds(ana.ctx)).toEqual({ days: null, ends: [], later: 0 })
  })

  test('oldest first: told thirty days before, gone the day after their last, with an entry that says so', async () => {
    const station = await stationWith(90)
    const ana = await addMember(world, station, { name: 'Ana Souza', email: 'ana.fim@exemplo.com.br' })
    await give(ana, 0, 500)
    await give(ana, 40, 700)
    await spend(on(ana.ctx, 45), { participantId: ana.id, key: 'gift', cause: 'purchase', amountH: 200 })
    await runOn(ana, 59)
    expect(await mailsOf(station, on(ana.ctx, 59))).toEqual([])
    await runOn(ana, 60)
    await runOn(ana, 61)
    const [mail, ...others] = await mailsOf(station, on(ana.ctx, 61))
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ana.fim@exemplo.com.br',
      subject: expect.stringContaining('3,00 pontos'),
    })
    // 500 less what was spent of the oldest; what ends later than in sixty days is told later.
    expect(mail?.text).toMatch(/Valem até 10\/04\/2026\s+3,00 pontos/)
    expect(mail?.text).not.toContain('7,00')
    await runOn(ana, 90)
    expect(await available(ana)).toBe(1_000)
    await runOn(ana, 91)
    await runOn(ana, 91)
    expect(await available(ana)).toBe(700)
    expect((await used(ana))[0]).toMatchObject({ cause: 'expiry', amountH: 300, balanceH: 700 })
    expect(await sumsOfAccounts(ana.ctx)).toEqual({ pointsH: 0, cents: 0 })
    await runOn(ana, 100)
    expect(await mailsOf(station, on(ana.ctx, 100))).toHaveLength(2)
    await runOn(ana, 131)
    expect(await available(ana)).toBe(0)
  })

  test('with the option turned on or shortened, nobody loses what they were not told of for thirty days', async () => {
    const ana = await addMember(world, await stationWith(60))
    await give(ana, 0, 500)
    await runOn(ana, 200)
    await runOn(ana, 229)
    expect(await available(ana)).toBe(500)
    const shorter = (days: number): ApiContext => {
      const { config } = ana.ctx.station
      const currency = { ...config.currency, pointsExpireDays: 30 }
      return { ...on(ana.ctx, days), station: { ...ana.ctx.station, config: { ...config, currency } } }
    }
    await endPointsOfStation(shorter(230))
    await endPointsOfStation(shorter(260))
    expect(await available(ana)).toBe(500)
    await endPointsOfStation(shorter(261))
    expect(await available(ana)).toBe(0)
  })

  test('not while they are held; what a refund gives back after its time stays thirty days more', async () => {
    const ana = await addMember(world, await stationWith(60))
    const input = { participantId: ana.id, cause: 'purchase', amountH: 300 } as const
    await give(ana, 0, 500)
    const open = await hold(on(ana.ctx, 1), { ...input, key: 'held' })
    const bought = await spend(on(ana.ctx, 1), { ...input, amountH: 200, key: 'spent' })
    for (const day of [30, 61, 95]) await runOn(ana, day)
    expect(await balanceOf(ana.ctx, ana.id)).toEqual({ availableH: 0, heldH: 300 })
    expect(await noticesAt(ana.ctx.station)).toBe(0)
    await release(on(ana.ctx, 96), { holdId: open.id })
    // They were never told, for they were not there.
    await runOn(ana, 96)
    await runOn(ana, 126)
    expect(await available(ana)).toBe(300)
    await reverse(on(ana.ctx, 126), { transferId: bought.id, reason: 'desfeita' })
    await runOn(ana, 127)
    expect(await available(ana)).toBe(200)
    await runOn(ana, 156)
    expect(await available(ana)).toBe(200)
    await runOn(ana, 157)
    expect(await available(ana)).toBe(0)
  })

  test('once, though runs are at the same time over two processes, or one dies half-way', async () => {
    const other = await world.database.another()
    const station = await stationWith(60)
    const people = await Promise.all([1, 2, 3].map(() => addMember(world, station)))
    const [ana] = people as [TestMember]
    for (const one of people) await give(one, 0, 100)
    for (const one of people) await give(one, 61, 50)
    const both = (days: number) =>
      Promise.all([
        runOn(ana, days),
        endPointsOfStation({ ...on(ana.ctx, days), db: other.db }),
        runOn(ana, days),
      ])
    await both(30)
    expect(await noticesAt(station)).toBe(3)
    await expect(
      ana.ctx.db.transaction(async (db) => {
        expect(await endPoints({ ...on(ana.ctx, 61), db }, ana.id)).toBe(100)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await available(ana)).toBe(150)
    await both(61)
    for (const one of people) {
      expect(await available(one)).toBe(50)
      expect((await used(one)).map(({ cause }) => cause)).toEqual(['expiry'])
    }
    expect(await sumsOfAccounts(ana.ctx)).toEqual({ pointsH: 0, cents: 0 })
  })

  test('by the job of each morning, at stations that have the option, from wallet to wallet', async () => {
    const [station, without] = [await stationWith(60), await stationWith(null)]
    const [ana, bia] = [await addMember(world, station), await addMember(world, without)]
    for (const one of [ana, bia]) await give(one, 0, 100)
    const job = { ...world.jobs(), ports: on(ana.ctx, 40).ports }
    await endPointsJob.run(job, {})
    const { rows } = await world.database.rawSql(
      `select data from jobs.job where name = 'end-points-of-station'`,
    )
    const asked = rows.map((row) => (row as { data: { stationId: number; after: number } }).data)
    expect(asked).toContainEqual({ stationId: station.id, after: 0 })
    expect(asked.map(({ stationId }) => stationId)).not.toContain(without.id)
    await endPointsOfStationJob.run(job, { stationId: station.id, after: 0 })
    await endPointsOfStationJob.run(
      { ...job, ports: on(ana.ctx, 71).ports },
      { stationId: station.id, after: 0 },
    )
    expect([await available(ana), await available(bia)]).toEqual([0, 100])
  })

  test('who asks is told how many of their own end when', async () => {
    const ana = await addMember(world, await stationWith(365))
    await give(ana, 0, 500)
    await give(ana, 0, 50)
    await give(ana, 20, 700)
    await expect(ana.client.call(listPointsEnds)).resolves.toEqual({
      days: 365,
      ends: [
        { day: '2027-01-10', points: 5.5 },
        { day: '2027-01-30', points: 7 },
      ],
      later: 0,
    })
  })
})

type Step = {
  verb: 'earn' | 'spend' | 'hold' | 'capture' | 'release' | 'refund' | 'reverse' | 'wait' | 'end'
  amountH: number
  pick: number
  days: number
}
const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom(
    ...(['earn', 'earn', 'spend', 'hold', 'capture', 'release', 'refund', 'reverse'] as const),
    ...(['wait', 'wait', 'end', 'end'] as const),
  ),
  amountH: fc.integer({ min: 1, max: 1_000 }),
  pick: fc.nat(50),
  days: fc.integer({ min: 1, max: 35 }),
})
const isRefusal = (error: unknown) =>
  error instanceof ApiError && ['insufficient_balance', 'conflict', 'not_found'].includes(error.code)

const life = 60

/** One wallet and what happens to it: every step is checked against what a list of what was earned says. */
function walletOf(member: TestMember) {
  const { ctx, id: participantId } = member
  const made: number[] = []
  const earned: { day: number; amountH: number }[] = []
  const spendings = new Map<number, number>()
  let today = 0
  let spentH = 0

  async function end() {
    const before = await available(member)
    await runOn(member, today)
    const endedH = before - (await available(member))
    const youngH = earned
      .filter(({ day }) => day > today - life - 1)
      .reduce((sum, { amountH }) => sum + amountH, 0)
    expect(endedH).toBeLessThanOrEqual(Math.max(0, before - youngH))
    await runOn(member, today)
    expect(await available(member)).toBe(before - endedH)
  }

  async function take({ verb, amountH, pick, days }: Step): Promise<void> {
    const target = made[pick % Math.max(made.length, 1)] ?? 0
    keys += 1
    const input = { participantId, key: `step:${keys}`, cause: 'adjustment', amountH } as const
    const now = on(ctx, today)
    const backH = Math.min(amountH, spentH)
    const { key, cause } = input
    const verbs = {
      earn: async () => {
        made.push((await earn(now, input)).id)
        earned.push({ day: today, amountH })
      },
      spend: async () => {
        const { id } = await spend(now, input)
        made.push(id)
        spendings.set(id, amountH)
        spentH += amountH
      },
      hold: async () => made.push((await hold(now, input)).id),
      capture: async () => made.push((await capture(now, { holdId: target })).id),
      release: () => release(now, { holdId: target }),
      refund: async () => {
        if (backH === 0) return
        const to = { kind: 'wallet', participantId } as const
        await transfer(now, { key, cause, amountH: backH, from: { kind: 'sink' }, to })
        spentH -= backH
      },
      reverse: async () => {
        // No verb gives back what went back already.
        const goesBackH = spendings.get(target) ?? 0
        if (goesBackH > spentH) return
        const { isNew } = await reverse(now, { transferId: target, reason: 'test' })
        if (isNew) spentH -= goesBackH
      },
      wait: async () => {
        today += days
      },
      end,
    }
    await verbs[verb]()
  }

  async function check(): Promise<void> {
    const lots = await openLots(ctx, participantId)
    const availableH = await available(member)
    expect(lots.reduce((sum, { amountH }) => sum + amountH, 0)).toBe(availableH)
    expect(lots.every(({ amountH }) => amountH > 0)).toBe(true)
    expect(availableH).toBeGreaterThanOrEqual(0)
    const { ends, later } = await listEnds(on(ctx, today))
    const endsH = ends.reduce((sum, { points }) => sum + Math.round(points * 100), Math.round(later * 100))
    expect(endsH).toBe(availableH)
  }

  async function untilNothingIsLeft(): Promise<void> {
    for (let months = 0; months < 5; months += 1) {
      today += 31
      await end()
    }
    expect(await available(member)).toBe(0)
  }
  return { take, check, untilNothingIsLeft }
}

test('GAP-112 whatever happens in whatever order, a balance is the sum of its open lots, what is young stays, and all of it ends', async () => {
  const station = await stationWith(life)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const member = await addMember(world, station)
      const wallet = walletOf(member)
      for (const one of steps) {
        await wallet.take(one).catch((error: unknown) => {
          if (!isRefusal(error)) throw error
        })
        await wallet.check()
      }
      await wallet.untilNothingIsLeft()
      expect(await sumsOfAccounts(member.ctx)).toEqual({ pointsH: 0, cents: 0 })
    }),
    { numRuns: 20 },
  )
}, 240_000)
