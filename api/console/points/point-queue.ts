import { asc } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PointQueue, WaitingPoints } from '#contract/console/points/schemas.ts'
import { haveRight } from '#contract/team.ts'
import { rolesOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { countWithRight, requireTeam, type Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { isWaiting, toHandled } from './handled-points.ts'
import { pointSettingsOf } from './point-settings.ts'
import { pointActs } from './tables.ts'

const mostListed = 50
const askers = alias(participants, 'askers')

/** What waits for a second person, oldest first; how many could be it, and from which amount on one is needed. @throws forbidden */
export async function getPointQueue(ctx: ApiContext): Promise<PointQueue> {
  const caller = await requireTeam(ctx)
  const people = await countWithRight(ctx, 'points')
  const rows = await rowsOf(ctx)
  return {
    list: rows.map((row) => toWaiting(ctx, caller, { ...row, people })),
    waiting: rows.length < mostListed ? rows.length : await countWaitingPoints(ctx),
    people,
    settings: await pointSettingsOf(ctx),
  }
}

/** How many acts of the station wait for a second person: a statement, or a part of one. */
export const countWaitingPoints = (ctx: Pick<ApiContext, 'db' | 'station'>) =>
  ctx.db.$count(pointActs, inStation(pointActs, ctx, isWaiting))

const { id, name, email, status, role, roles } = participants

const rowsOf = (ctx: ApiContext) =>
  ctx.db
    .select({
      act: pointActs,
      person: { id, name, email, status, role, roles },
      asker: { id: askers.id, status: askers.status, role: askers.role, roles: askers.roles },
    })
    .from(pointActs)
    .innerJoin(participants, withId(participants, pointActs, pointActs.participantId))
    .leftJoin(askers, withId(askers, pointActs, pointActs.askedBy))
    .where(inStation(pointActs, ctx, isWaiting))
    .orderBy(asc(pointActs.id))
    .limit(mostListed)

type Listed = Awaited<ReturnType<typeof rowsOf>>[number] & { people: number }

/** An act that waits, with who cannot confirm it. Pure. */
function toWaiting(ctx: ApiContext, caller: Teammate, { act, person, asker, people }: Listed): WaitingPoints {
  const barred = [person, ...(asker && asker.id !== person.id ? [asker] : [])].filter(mayGive).length
  return {
    ...toHandled(ctx, act),
    person: { id: person.id, name: person.name, email: person.email },
    isAskedByMe: act.askedBy === caller.id,
    isMine: act.participantId === caller.id,
    isStuck: people - barred < 1,
  }
}

type Somebody = Pick<typeof participants.$inferSelect, 'status' | 'role' | 'roles'>
const mayGive = (one: Somebody) => one.status === 'active' && haveRight(rolesOf(one), 'points')
