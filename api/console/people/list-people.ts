import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { proofMinutes } from '#contract/asks-again.ts'
import type { listPeople as call } from '#contract/console/people/endpoints.ts'
import type { PeopleFilter, PeopleOrder } from '#contract/console/people/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { coveredCpf, memberOf } from '../../people/access/index.ts'
import { participants, plainOrder, seenOrder } from '../../people/access/tables.ts'
import { listOwnFields, ownValuesOf } from '../../people/own-fields/index.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import { type ApiContext, may } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { countCall } from '../../platform/rate-limit/index.ts'
import { requireProof } from '../../platform/require-proof.ts'
import { mostOfScreen } from '../activities/heavy-reads.ts'
import { isHeld, peopleFoundBy } from './people-found-by.ts'
import { tagsOf } from './tags-of.ts'
import { peopleTexts as texts } from './texts.ts'

type Query = PeopleFilter & { order: PeopleOrder; before?: number | undefined; limit: number }

const { id, name, lastSeenAt } = participants
const points = ledgerAccounts.balanceH

/** What each order goes by, and which way; people who are alike in it stand as they came. */
const orders: Record<PeopleOrder, { by?: SQL; isDown: boolean }> = {
  newest: { isDown: true },
  oldest: { isDown: false },
  name: { by: plainOrder(name), isDown: false },
  points: { by: sql`${points}`, isDown: true },
  seen: { by: seenOrder(lastSeenAt), isDown: true },
}

/**
 * People of the station, each page from where the one before ended: the hundredth costs what the first one does, by two queries
 * (PPL-04, PPL-06). @throws forbidden, password_needed
 */
export async function listPeople(
  ctx: ApiContext,
  { order, before, limit, ...filter }: Query,
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  // More than a screen shows is a file.
  if (limit > mostOfScreen && !may(ctx, 'membership')) throw new ApiError('forbidden', texts.noFile)
  if (before && limit <= mostOfScreen) await countLeafed(ctx, limit)
  const { by, isDown } = orders[order]
  const way = isDown ? desc : asc
  const { rows, last } = await page(
    ctx.db
      .select({ row: participants, pointsH: points, plan: planOf(ctx) })
      .from(participants)
      .innerJoin(ledgerAccounts, isWallet)
      .where(and(peopleFoundBy(ctx, filter), before ? isBehind(ctx, orders[order], before) : undefined))
      .orderBy(...(by ? [way(by)] : []), way(order === 'points' ? ledgerAccounts.participantId : id)),
    limit,
  )
  const people = rows.map(({ row }) => row.id)
  const marks = await tagsOf(ctx, people)
  const own = limit > mostOfScreen ? await ownOf(ctx, people) : null
  return {
    list: rows.map(({ row, pointsH, plan }) => ({
      ...{ id: row.id, name: row.name, email: row.email, image: row.image, status: row.status, plan },
      cpf: row.cpf && coveredCpf(row.cpf),
      points: (pointsH ?? 0) / 100,
      since: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      tags: marks.get(row.id) ?? [],
      ...(own && { own: Object.fromEntries(own.get(row.id) ?? []) }),
    })),
    next: last?.row.id ?? null,
  }
}

/** So many people an hour somebody leafs through: ten of the longest pages, and forty of those of a screen. */
const leafedPerHour = 1_000

/** Who takes the list page by page has all of it as who takes a file has: from then on it asks who it is, too (PPL-27). */
async function countLeafed(ctx: ApiContext, people: number): Promise<void> {
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  const leafed = { name: 'people-leafed', key, points: leafedPerHour, durationSeconds: 3600 }
  if ((await countCall(ctx, leafed, people)) > leafedPerHour) requireProof(ctx, proofMinutes)
}

/** What people have in the station's own fields: columns of a file. */
const ownOf = async (ctx: ApiContext, people: number[]) => ownValuesOf(ctx, await listOwnFields(ctx), people)

/** Joins the wallets of people. */
export const isWallet = inStation(
  ledgerAccounts,
  participants,
  eq(ledgerAccounts.kind, 'wallet'),
  eq(ledgerAccounts.participantId, participants.id),
)

/** The name of the plan that somebody of a query has. */
export const planOf = ({ db }: ApiContext) =>
  sql<
    string | null
  >`(${db.select({ name: subscriptions.planName }).from(subscriptions).where(isHeld).limit(1)})`

/** Who comes after somebody in an order. */
function isBehind({ db, station }: ApiContext, { by, isDown }: (typeof orders)[PeopleOrder], before: number) {
  if (!by) return isDown ? lt(id, before) : gt(id, before)
  const them = db
    .select({ by: by.as('by'), id })
    .from(participants)
    .innerJoin(ledgerAccounts, isWallet)
    .where(withId(participants, { station }, before))
  // The number as the order's own index has it.
  const number = by === orders.points.by ? ledgerAccounts.participantId : id
  return isDown ? sql`(${by}, ${number}) < (${them})` : sql`(${by}, ${number}) > (${them})`
}
