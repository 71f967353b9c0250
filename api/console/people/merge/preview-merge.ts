import { eq } from 'drizzle-orm'
import type { MergePreview } from '#contract/console/people/merge/schemas.ts'
import { ledgerAccounts, ledgerEntries } from '../../../ledger/tables.ts'
import { signInStation } from '../../../people/access/index.ts'
import { participants } from '../../../people/access/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { Carry } from '../../../platform/carry.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, one, withId } from '../../../platform/db/rows.ts'
import { mergeHolds } from './merge-holds.ts'
import { differingFields, usualSides } from './merged-data.ts'
import { type AccountRow, ratherStays, twoAccounts } from './two-accounts.ts'

/**
 * Two accounts side by side, what would be carried, and what is in the way (PPL-12). Of what is sensitive the number alone is told.
 * @throws forbidden, not_found, invalid_input for one and the same
 */
export async function previewMerge(
  ctx: ApiContext,
  carries: readonly Carry[],
  asked: { id: number; ends: number },
): Promise<MergePreview> {
  await requireTeam(ctx)
  const { stays, ends } = await twoAccounts(ctx, asked)
  const rows = { stays: stays.row, ends: ends.row }
  return {
    ...{ stays: stays.shown, ends: ends.shown },
    differing: differingFields(rows),
    usual: usualSides(rows),
    ...(await countCarried(ctx, carries, ends.row.id)),
    points: ends.shown.points,
    holds: await mergeHolds(ctx, rows),
    isOtherBetter: ratherStays(rows.ends, rows.stays),
    tag: await mergeTag(ctx, rows),
  }
}

/** How much an account has of what is carried, and how many lines of its wallet stay in the books: one statement. */
async function countCarried({ db, station }: ApiContext, carries: readonly Carry[], id: number) {
  const named = carries.filter(({ name }) => name)
  const ofPerson = { table: ledgerAccounts, column: ledgerAccounts.participantId }
  const wallet = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inStation(ofPerson.table, { station }, eq(ofPerson.column, id), eq(ledgerAccounts.kind, 'wallet')))
  const lines = inStation(ledgerEntries, { station }, eq(ledgerEntries.accountId, wallet))
  const counts: Record<string, number> = await db
    .select({
      ...Object.fromEntries(
        named.map(({ table, column }, at) => [
          `n${at}`,
          db.$count(table, inStation(table, { station }, eq(column, id))),
        ]),
      ),
      ledgerLines: db.$count(ledgerEntries, lines),
    })
    .from(participants)
    .where(withId(participants, { station }, id))
    .then(one())
  const carried = named.map(({ name = '' }, at) => ({ name, count: Number(counts[`n${at}`] ?? 0) }))
  return { carried: carried.filter(({ count }) => count > 0), ledgerLines: Number(counts.ledgerLines ?? 0) }
}

/** Changes with what is shown of two accounts, and tells nothing of it. */
export const mergeTag = (
  ctx: ApiContext,
  { stays, ends }: { stays: AccountRow; ends: AccountRow },
): Promise<string> => signInStation(ctx, 'merge-tag', JSON.stringify([stays, ends].map(shownOf)))

const shownOf = ({ id, name, email, cpf, tel, birthday, state, city, image, status }: AccountRow) => [
  ...[id, name, email, cpf, tel, birthday, state, city, image, status],
]
