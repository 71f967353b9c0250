import { desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Person } from '#contract/console/people/person/schemas.ts'
import { writingBlocks } from '../../../activities/writing/tables.ts'
import { currentOf } from '../../../commerce/subscriptions/index.ts'
import { vouchers } from '../../../commerce/vouchers/tables.ts'
import { purseOf } from '../../../ledger/index.ts'
import { coveredCpf, rolesOf, sessionDays, signInStation } from '../../../people/access/index.ts'
import { participants, sessions } from '../../../people/access/tables.ts'
import { stayingOf } from '../../../people/merges/index.ts'
import { consents } from '../../../people/onboarding/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, one, withId } from '../../../platform/db/rows.ts'
import { appointments } from '../../../services/appointments/tables.ts'
import { serviceCases } from '../../../services/consultancies/tables.ts'
import { supportMessages } from '../../../site/public/tables.ts'
import { tagsOf } from '../tags-of.ts'
import { personTexts as texts } from './texts.ts'

/** Somebody of the station, as its team sees them, in a constant number of statements (PPL-09). @throws forbidden, not_found */
export async function getPerson(ctx: ApiContext, id: number): Promise<Person> {
  const you = await requireTeam(ctx)
  const row = await personInStation(ctx, id)
  const { availableH, owedH } = await purseOf(ctx, id)
  const plan = await currentOf(ctx, id)
  const open = await sessionsOf(ctx, id)
  const { name, email, birthday, city, state, image, status } = row
  return {
    ...{ id, name, email, birthday, city, state, image, status },
    roles: [...rolesOf(row)],
    cpf: row.cpf && coveredCpf(row.cpf),
    phone: row.tel,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedReason: row.suspendedReason,
    since: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    points: availableH / 100,
    owed: owedH / 100,
    plan: plan
      ? {
          id: plan.id,
          name: plan.planName,
          state: plan.state,
          periodEnd: plan.periodEnd?.toISOString() ?? null,
        }
      : null,
    tags: (await tagsOf(ctx, [id])).get(id) ?? [],
    sessions: open,
    counts: await countsOf(ctx, row),
    consents: await consentsOf(ctx, id),
    writingBlock: await writingBlockOf(ctx, id),
    mergedInto: status === 'deleted' ? await stayingOf(ctx, id) : null,
    tag: await personTag(ctx, row),
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

export type PersonRow = Awaited<ReturnType<typeof personInStation>>

/** Changes with the data that the team corrects, and tells nothing of them: nobody tries out of which CPF it is made. */
export const personTag = (
  ctx: ApiContext,
  { name, email, cpf, tel, birthday, state, city }: PersonRow,
): Promise<string> =>
  signInStation(ctx, 'person-tag', JSON.stringify([name, email, cpf, tel, birthday, state, city]))

/** Of cases and appointments the number is all that is told here: who else may read them their areas know (PPL-23). */
async function countsOf(
  { db, station }: ApiContext,
  { id, cpf, cpfConfirmedAt }: typeof participants.$inferSelect,
): Promise<Person['counts']> {
  const count = (table: typeof supportMessages | typeof vouchers | typeof appointments) =>
    db.$count(table, inStation(table, { station }, eq(table.participantId, id)))
  // A CPF that nobody confirmed may be anybody's (GAP-93).
  const ofCases = inStation(serviceCases, { station }, eq(serviceCases.cpf, (cpfConfirmedAt && cpf) ?? ''))
  const [counts] = await db
    .select({
      ...{ messages: count(supportMessages), vouchers: count(vouchers), appointments: count(appointments) },
      cases: db.$count(serviceCases, ofCases),
    })
    .from(participants)
    .where(withId(participants, { station }, id))
  return counts ?? { messages: 0, vouchers: 0, appointments: 0, cases: 0 }
}

async function consentsOf({ db, station }: ApiContext, id: number): Promise<Person['consents']> {
  const { document, version, number, acceptedAt, participantId } = consents
  const rows = await db
    .select({ document, version, number, acceptedAt })
    .from(consents)
    .where(inStation(consents, { station }, eq(participantId, id)))
    .orderBy(desc(consents.id))
    .limit(20)
  return rows.map(({ acceptedAt, ...row }) => ({ ...row, acceptedAt: acceptedAt.toISOString() }))
}

/** What keeps somebody from writing for others now. */
async function writingBlockOf(
  { db, station, ports }: ApiContext,
  id: number,
): Promise<Person['writingBlock']> {
  const { reason, endsAt, participantId } = writingBlocks
  const holds = or(isNull(endsAt), gt(endsAt, ports.clock.now()))
  const [row] = await db
    .select({ reason, endsAt })
    .from(writingBlocks)
    .where(inStation(writingBlocks, { station }, eq(participantId, id), holds))
  return row ? { reason: row.reason, until: row.endsAt?.toISOString() ?? null } : null
}

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
