import { inArray } from 'drizzle-orm'
import type { ComparedAccount } from '#contract/console/people/merge/schemas.ts'
import { ledgerAccounts } from '../../../ledger/tables.ts'
import { coveredCpf } from '../../../people/access/index.ts'
import { participants } from '../../../people/access/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { isWallet, planOf } from '../list-people.ts'
import { mergeTexts as texts } from './texts.ts'

export type AccountRow = typeof participants.$inferSelect
/** An account as its row is, and as it is shown beside another one. */
export type Account = { row: AccountRow; shown: ComparedAccount }
export type TwoAccounts = { stays: Account; ends: Account }

/** Accounts of the station with their balance and plan, by their numbers: one query. */
export async function accountsOf(
  ctx: ApiContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Account>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ row: participants, pointsH: ledgerAccounts.balanceH, plan: planOf(ctx) })
    .from(participants)
    .leftJoin(ledgerAccounts, isWallet)
    .where(inStation(participants, ctx, inArray(participants.id, [...ids])))
  return new Map(
    rows.map(({ row, pointsH, plan }) => [row.id, { row, shown: toShown(row, pointsH ?? 0, plan) }]),
  )
}

/** Both of two accounts. @throws not_found, invalid_input where they are one */
export async function twoAccounts(
  ctx: ApiContext,
  { id, ends }: { id: number; ends: number },
): Promise<TwoAccounts> {
  if (id === ends) throw ApiError.fields({ ends: texts.same })
  const found = await accountsOf(ctx, [id, ends])
  const [one, other] = [found.get(id), found.get(ends)]
  if (!one || !other) throw new ApiError('not_found', texts.unknown)
  return { stays: one, ends: other }
}

const toShown = (row: AccountRow, pointsH: number, plan: string | null): ComparedAccount => ({
  ...{ id: row.id, name: row.name, email: row.email, image: row.image, status: row.status, plan },
  cpf: row.cpf && coveredCpf(row.cpf),
  isCpfConfirmed: row.cpfConfirmedAt !== null,
  ...{ phone: row.tel, birthday: row.birthday, state: row.state, city: row.city },
  since: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  points: pointsH / 100,
})

/** How far an account was opened: of one that lets somebody in nothing becomes one that does not. */
const openness = {
  ...{ active: 3, suspended: 3, pending: 2, invited: 2, imported: 2, refused: 1, inactive: 0, deleted: -1 },
} as const satisfies Record<AccountRow['status'], number>

/** Whether an account is opened less far than another one. Pure. */
export const isLessOpen = (one: AccountRow, other: AccountRow): boolean =>
  openness[one.status] < openness[other.status]

/** Whether of two accounts the first one rather stays: it is opened further, or as far and older. Pure. */
export function ratherStays(one: AccountRow, other: AccountRow): boolean {
  const further = openness[one.status] - openness[other.status]
  const older = other.createdAt.getTime() - one.createdAt.getTime()
  return (further || older || other.id - one.id) > 0
}
