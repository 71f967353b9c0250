import { desc, eq, gt } from 'drizzle-orm'
import type { Person } from '#contract/console/people/person/schemas.ts'
import { currentOf } from '../../../commerce/subscriptions/index.ts'
import { purseOf } from '../../../ledger/index.ts'
import { sessionDays } from '../../../people/access/index.ts'
import { participants, sessions } from '../../../people/access/tables.ts'
import { requireOwner } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, one, withId } from '../../../platform/db/rows.ts'
import { personTexts as texts } from './texts.ts'

/** Somebody of the station, as its team sees them (GAP-161). @throws not_found */
export async function getPerson(ctx: ApiContext, id: number): Promise<Person> {
  const you = await requireOwner(ctx)
  const row = await personInStation(ctx, id)
  const { availableH, owedH } = await purseOf(ctx, id)
  const plan = await currentOf(ctx, id)
  const open = await sessionsOf(ctx, id)
  const { name, email, birthday, city, state, image, role, status } = row
  return {
    ...{ id, name, email, birthday, city, state, image, role, status },
    cpf: row.cpf && coveredCpf(row.cpf),
    phone: row.tel,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedReason: row.suspendedReason,
    since: row.createdAt.toISOString(),
    lastSeenAt: open[0]?.lastUsedAt ?? null,
    points: availableH / 100,
    owed: owedH / 100,
    plan: plan
      ? { name: plan.planName, state: plan.state, periodEnd: plan.periodEnd?.toISOString() ?? null }
      : null,
    sessions: open,
    isYou: id === you.id,
  }
}

/** The account of somebody of the call's station, whatever its state. @throws not_found */
export const personInStation = ({ db, station }: ApiContext, id: number) =>
  db
    .select()
    .from(participants)
    .where(withId(participants, { station }, id))
    .then(one(texts.unknown))

/** A CPF that tells people apart and gives nobody away. Pure. */
const coveredCpf = (digits: string) => digits.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**')

const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000
const mostSessions = 20

/** Where somebody is logged in, last used first: a session's end tells the day of its last use. */
async function sessionsOf(ctx: ApiContext, id: number): Promise<Person['sessions']> {
  const rows = await ctx.db
    .select({
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      inStation(sessions, ctx, eq(sessions.participantId, id), gt(sessions.expiresAt, ctx.ports.clock.now())),
    )
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
    .limit(mostSessions)
  return rows.map(({ userAgent, createdAt, expiresAt }) => ({
    userAgent,
    since: createdAt.toISOString(),
    lastUsedAt: new Date(expiresAt.getTime() - lifetimeMs).toISOString(),
  }))
}
