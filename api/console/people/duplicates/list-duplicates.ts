import { and, asc, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  type ComparedAccount,
  type DuplicateKind,
  type Duplicates,
  duplicateKinds,
} from '#contract/console/people/merge/schemas.ts'
import { participants } from '../../../people/access/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { type Account, accountsOf, ratherStays } from '../merge/two-accounts.ts'
import { personInStation } from '../person/get-person.ts'
import { alikeBy } from './alike.ts'
import { pairKey, pairsOf } from './pairs-of.ts'
import { duplicateDismissals } from './tables.ts'

type Query = { by: DuplicateKind; after?: number | undefined }

/** Groups of people who are alike on a page, and how many of one group: a number that a firm gave for all is no duplicate a thousand times. */
const [mostGroups, mostOfGroup] = [24, 8]

/**
 * Pairs of people who may be one, those whom nobody said to be two (PPL-12). Read in the order of an index from where the page before ended, by three
 * queries whatever their number. @throws forbidden
 */
export async function listDuplicates(ctx: ApiContext, { by, after }: Query): Promise<Duplicates> {
  await requireTeam(ctx)
  const groups = await groupsOf(ctx, { by, after })
  const shown = groups.slice(0, mostGroups)
  const ids = shown.flat()
  const dismissed = await dismissedAmong(ctx, ids)
  const accounts = await accountsOf(ctx, ids)
  const pairs = shown.flatMap((group) => pairsOf(group, dismissed))
  return {
    pairs: pairs.flatMap(([one, other]) => inOrder(accounts.get(one), accounts.get(other))),
    next: groups.length > mostGroups ? (shown.at(-1)?.[0] ?? null) : null,
  }
}

/** The one that rather stays first. Pure. */
function inOrder(one: Account | undefined, other: Account | undefined): Duplicates['pairs'] {
  if (!one || !other) return []
  const [stays, ends] = ratherStays(one.row, other.row) ? [one, other] : [other, one]
  return [{ stays: stays.shown, ends: ends.shown }]
}

/** The people of each group, the oldest first: one more group than a page has. */
async function groupsOf(ctx: ApiContext, { by, after }: Query): Promise<number[][]> {
  const { keys, isMeant } = alikeBy[by]
  const [first, second] = keys
  const own = inStation(participants, ctx, isMeant)
  const { rows } = await ctx.db.execute<{ place: string; id: string }>(sql`
    with alike as materialized (
      select ${first} as first_key, ${second} as second_key from ${participants}
      where ${own} ${after ? isBehind(ctx, keys, after) : sql``}
      group by 1, 2 having count(*) > 1 order by 1, 2 limit ${mostGroups + 1}
    )
    select place, id from (
      select ${participants.id} as id, dense_rank() over (order by first_key, second_key) as place,
        row_number() over (partition by first_key, second_key order by ${participants.id}) as nth
      from alike join ${participants} on ${own} and ${first} = first_key and ${second} = second_key
    ) member where nth <= ${mostOfGroup} order by place, id`)
  const groups = new Map<string, number[]>()
  for (const { place, id } of rows) groups.set(place, [...(groups.get(place) ?? []), Number(id)])
  return [...groups.values()]
}

/** Behind the group of somebody: their number stands in the address, and nothing of what makes them alike. */
const isBehind = (ctx: ApiContext, [first, second]: [SQL, SQL], after: number) => sql`
  and (${first}, ${second}) > (select ${first}, ${second} from ${participants} where ${withId(participants, ctx, after)})`

async function dismissedAmong(ctx: ApiContext, ids: readonly number[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { firstId, secondId } = duplicateDismissals
  const rows = await ctx.db
    .select({ firstId, secondId })
    .from(duplicateDismissals)
    .where(inStation(duplicateDismissals, ctx, inArray(firstId, [...ids]), inArray(secondId, [...ids])))
  return new Set(rows.map((row) => pairKey(row.firstId, row.secondId)))
}

/** Who may be the same person as somebody, whom nobody said to be another one; the first of them. @throws forbidden, not_found */
export async function listDuplicatesOf(ctx: ApiContext, id: number): Promise<{ list: ComparedAccount[] }> {
  await requireTeam(ctx)
  const row = await personInStation(ctx, id)
  if (row.status === 'deleted') return { list: [] }
  const found = new Set<number>()
  for (const by of duplicateKinds) for (const one of await alikeTo(ctx, by, id)) found.add(one)
  const dismissed = await dismissedAmong(ctx, [id, ...found])
  const ids = [...found].filter((one) => !dismissed.has(pairKey(one, id))).slice(0, mostOfGroup)
  const accounts = await accountsOf(ctx, ids)
  return { list: ids.flatMap((one) => accounts.get(one)?.shown ?? []) }
}

async function alikeTo(ctx: ApiContext, by: DuplicateKind, id: number): Promise<number[]> {
  const { keys, isMeant } = alikeBy[by]
  const [first, second] = keys
  const theirs = sql`(select ${first}, ${second} from ${participants} where ${withId(participants, ctx, id, isMeant)})`
  const rows = await ctx.db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(
        participants,
        ctx,
        and(isMeant, ne(participants.id, id)),
        sql`(${first}, ${second}) = ${theirs}`,
      ),
    )
    .orderBy(asc(participants.id))
    .limit(mostOfGroup)
  return rows.map((row) => row.id)
}
