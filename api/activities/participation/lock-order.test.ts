import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { invitations } from '#api/activities/invitations/tables.ts'
import { participants } from '#api/people/access/tables.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addCrowd, countOutcomes } from '#tests/fixtures/crowd.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import { coupon } from '../../commerce/vouchers/types/coupon.ts'
import { balanceOf } from '../../ledger/index.ts'
import { participate } from './participate.ts'

const world = apiWorld()

const stationWithCoupon = () =>
  world.station({
    content: {
      activities: [
        { id: 1, type: 1, name: 'Convide', limitPerUser: null, body: { pointsInviter: 5, pointsInvited: 5 } },
        {
          id: 3,
          type: 3,
          name: 'Cupom',
          limitPerUser: 1,
          body: { coupon: { newPriceCents: 1000, stock: 1000 } },
        },
      ],
    },
  })

type Person = Awaited<ReturnType<typeof addCrowd>>[number]
const buy = (ctx: Person) =>
  participate(ctx, coupon, { activityId: 3, key: undefined, input: { cents: 1000 } })

/** Each came by the invitation of the one before. */
async function chain(people: Person[]): Promise<void> {
  for (const [at, { station, participantId, ports, db }] of people.entries()) {
    const inviter = people[at - 1]
    if (!inviter) continue
    await db.insert(invitations).values({
      stationId: station.id,
      activityId: 1,
      inviterId: inviter.participantId,
      invitedId: participantId,
      pointsInviterH: 500,
      pointsInvitedH: 500,
      createdAt: ports.clock.now(),
    })
  }
}

describe('SEC-16 locks are taken in one order', () => {
  test('a chain of inviters who buy the same coupon at once: all have it, all are paid, nobody waits in a circle', async () => {
    const station = await stationWithCoupon()
    const people = await addCrowd(world, station, { size: 60, pointsH: 10_00 })
    await chain(people)
    const before = await countDeadlocks(world.database)
    // Inviters and invited in no order.
    const mixed = people.map((_, at) => people[(at * 23) % people.length] as Person)
    await expect(countOutcomes(mixed.map(buy))).resolves.toEqual({ done: 60 })
    expect(await countDeadlocks(world.database)).toBe(before)
    const [first, second, last] = [people[0], people[1], people[59]] as [Person, Person, Person]
    expect((await balanceOf(first, first.participantId)).availableH).toBe(5_00)
    expect((await balanceOf(second, second.participantId)).availableH).toBe(10_00)
    expect((await balanceOf(last, last.participantId)).availableH).toBe(5_00)
  })

  test('a station whose members all wait for a lock keeps no other station waiting', async (test) => {
    test.skip(world.database.kind === 'embedded', 'one connection: nobody can hold a lock beside it')
    const [crowded, other] = [await stationWithCoupon(), await stationWithCoupon()]
    const people = await addCrowd(world, crowded, { size: 40, pointsH: 10_00 })
    const [member] = (await addCrowd(world, other, { size: 1, pointsH: 10_00 })) as [Person]
    const blocker = await world.database.another()
    const sales = await blocker.db.transaction(async (db) => {
      await db
        .select({ id: participants.id })
        .from(participants)
        .where(eq(participants.stationId, crowded.id))
        .for('update')
      const waiting = countOutcomes(people.map(buy))
      await expect(buy(member)).resolves.toMatchObject({ spent: 10 })
      // What only reads is answered, too.
      await world.database.db.execute(sql`select 1`)
      return { waiting }
    })
    await expect(sales.waiting).resolves.toEqual({ done: 40 })
  })
})
