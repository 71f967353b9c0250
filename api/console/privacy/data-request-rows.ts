import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { listManagedDataRequests as call } from '#contract/console/privacy/endpoints.ts'
import type { DataRequestHead, ManagedDataRequest, OwnWay } from '#contract/console/privacy/schemas.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { DataAct } from '#contract/people/data-requests/schemas.ts'
import { rolesOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { type DataRequestRow, dataRequests, privacyRequests } from '../../people/privacy/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { privacyConsoleTexts as texts } from './texts.ts'

const perPage = 50

const isOpen = eq(dataRequests.state, 'open')

/** A request as lists show it. Pure. */
export function toHead(row: DataRequestRow, now: Date): DataRequestHead {
  const isLate = row.state === 'open' && row.dueAt !== null && row.dueAt < now
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, name: row.name, email: row.email, isLate },
    askedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** What people ask by the law: what waits, the nearest deadline first; or what was answered, the newest first (PPL-32). @throws forbidden */
export async function listDataRequests(
  ctx: ApiContext,
  { view, after, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const now = ctx.ports.clock.now()
  const ofStation = inStation(dataRequests, ctx)
  const isDone = notInArray(dataRequests.state, ['open', 'unproved'])
  const older = before === undefined ? undefined : lt(dataRequests.id, before)
  const waiting = ctx.db
    .select()
    .from(dataRequests)
    .where(and(ofStation, isOpen, after === undefined ? undefined : dueAfter(ctx, after)))
  const done = ctx.db
    .select()
    .from(dataRequests)
    .where(and(ofStation, isDone, older))
  const [{ rows, last }, open, late, ownWays] = await Promise.all([
    view === 'open'
      ? page(waiting.orderBy(asc(dataRequests.dueAt), asc(dataRequests.id)), perPage)
      : page(done.orderBy(desc(dataRequests.id)), perPage),
    ctx.db.$count(dataRequests, and(ofStation, isOpen)),
    ctx.db.$count(dataRequests, and(ofStation, isOpen, lt(dataRequests.dueAt, now))),
    ownWaysOf(ctx),
  ])
  return { list: rows.map((row) => toHead(row, now)), next: last?.id ?? null, open, late, ownWays }
}

/** Behind a request in the order of deadlines; its day stays though it is answered meanwhile. */
const dueAfter = (ctx: ApiContext, id: number) => {
  const { dueAt } = dataRequests
  const last = ctx.db
    .select({ dueAt, id: dataRequests.id })
    .from(dataRequests)
    .where(withId(dataRequests, ctx, id))
  return sql`(${dueAt}, ${dataRequests.id}) > (${last})`
}

/** Copies and deletions that members asked for by themselves and that are under way. */
async function ownWaysOf({ db, station }: ApiContext): Promise<OwnWay[]> {
  const rows = await db
    .select({ request: privacyRequests, name: participants.name })
    .from(privacyRequests)
    .innerJoin(participants, withId(participants, privacyRequests, privacyRequests.participantId))
    .where(inStation(privacyRequests, { station }, inArray(privacyRequests.state, ['waiting', 'working'])))
    .orderBy(asc(privacyRequests.actsAt), asc(privacyRequests.id))
    .limit(50)
  return rows.map(({ request, name }) => ({
    ...{ id: request.id, participantId: request.participantId, name, kind: request.kind },
    ...{ askedAt: request.createdAt.toISOString(), heldBy: request.heldBy },
    actsAt: request.actsAt?.toISOString() ?? null,
  }))
}

/** A request that counts, of the station; locked where `forUpdate`. @throws not_found */
export async function requireDataRequest(
  { db, station }: ApiContext,
  id: number,
  forUpdate = false,
): Promise<DataRequestRow> {
  const isCounted = notInArray(dataRequests.state, ['unproved'])
  const query = db
    .select()
    .from(dataRequests)
    .where(withId(dataRequests, { station }, id, isCounted))
  const [row] = await (forUpdate ? query.for('update') : query)
  if (!row) throw new ApiError('not_found', texts.unknown)
  return row
}

type Account = Pick<
  typeof participants.$inferSelect,
  'id' | 'name' | 'email' | 'status' | 'role' | 'roles' | 'codesSince' | 'emailProvedAt'
>

/** The account of whoever asked; undefined: none is linked. */
export async function accountOf(
  { db, station }: ApiContext,
  { participantId }: Pick<DataRequestRow, 'participantId'>,
): Promise<Account | undefined> {
  if (participantId === null) return undefined
  const { id, name, email, status, role, roles, codesSince, emailProvedAt } = participants
  const [row] = await db
    .select({ id, name, email, status, role, roles, codesSince, emailProvedAt })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return row
}

/**
 * What can be begun of a request by one press: only for an account that is open, for nobody else could fetch a copy or take a deletion back. Pure.
 */
export function actsOf(request: DataRequestRow, account: Account | undefined): DataAct[] {
  const { kind, state } = request
  if (state !== 'open' || account?.status !== 'active') return []
  if (kind === 'deletion') return [isDeletedByPress(request, account) ? 'deletion' : 'deletion-link']
  return kind === 'access' || kind === 'portability' ? ['copy'] : []
}

/**
 * Neither a session nor a mailbox stands for the password and the codes: whose account has codes or looks after the station deletes it by
 * themselves, and so does whoever did not prove the mailbox by which they ask. Pure.
 */
const isDeletedByPress = ({ tokenId }: DataRequestRow, account: Account): boolean =>
  account.codesSince === null &&
  rolesOf(account).length === 0 &&
  (tokenId === null || account.emailProvedAt !== null)

/** One request as the team reads it. @throws forbidden, not_found */
export async function getDataRequest(ctx: ApiContext, id: number): Promise<ManagedDataRequest> {
  await requireTeam(ctx)
  const row = await requireDataRequest(ctx, id)
  const { text, participantId, answer, answeredBy, begun } = row
  const head = toHead(row, ctx.ports.clock.now())
  const acts = actsOf(row, await accountOf(ctx, row))
  return { ...head, text, participantId, answer, answeredBy, begun, acts }
}
