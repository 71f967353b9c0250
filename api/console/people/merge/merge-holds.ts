import { inArray, isNotNull } from 'drizzle-orm'
import { rolesOf } from '../../../people/access/index.ts'
import { mergeClashes, mergeHeld, stayingOf } from '../../../people/merges/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { siteDrafts } from '../../../site/builder/tables.ts'
import { mergeTexts as texts } from './texts.ts'
import { type AccountRow, isLessOpen } from './two-accounts.ts'

type Rows = { stays: AccountRow; ends: AccountRow }

/** What keeps two accounts from being merged now, in words for the team; empty: nothing (PPL-12). A constant number of statements. */
export async function mergeHolds(ctx: ApiContext, { stays, ends }: Rows): Promise<string[]> {
  const ids = [stays.id, ends.id]
  const makers = await makersAmong(ctx, ids)
  const held = await mergeHeld.ask(ctx, { ids })
  const sides = [
    { row: stays, said: texts.of.stays },
    { row: ends, said: texts.of.ends },
  ]
  const own: string[] = []
  for (const { row, said } of sides) {
    const holds = [
      ...(await endOf(ctx, row)),
      ...(rolesOf(row).length > 0 ? [texts.hold.team] : []),
      ...(makers.has(row.id) ? [texts.hold.maker] : []),
      ...held.filter(({ id }) => id === row.id).map(({ text }) => text),
    ]
    own.push(...holds.map(said))
  }
  const clashes = await mergeClashes.ask(ctx, { fromId: ends.id, toId: stays.id })
  return [...own, ...togetherHeld({ stays, ends }), ...clashes]
}

/** What two accounts are not together. Pure. */
function togetherHeld({ stays, ends }: Rows): string[] {
  const isEnded = [stays, ends].some(({ status }) => status === 'deleted')
  const isOneSuspended = (stays.status === 'suspended') !== (ends.status === 'suspended')
  const areTwo = stays.cpfConfirmedAt !== null && ends.cpfConfirmedAt !== null && stays.cpf !== ends.cpf
  return [
    ...(isOneSuspended && !isEnded ? [texts.suspended] : []),
    ...(isLessOpen(stays, ends) && !isEnded ? [texts.closed] : []),
    ...(areTwo ? [texts.cpfs] : []),
  ]
}

/** That an account has ended, or is about to. */
async function endOf(ctx: ApiContext, { id, status, deletesAt }: AccountRow): Promise<string[]> {
  if (status === 'deleted')
    return [(await stayingOf(ctx, id)) === null ? texts.hold.deleted : texts.hold.merged]
  return deletesAt ? [texts.hold.deleting] : []
}

/** Whoever made another station from here goes by their account alone. */
async function makersAmong(ctx: ApiContext, ids: number[]): Promise<ReadonlySet<number>> {
  const { participantId, madeStationId } = siteDrafts
  const rows = await ctx.db
    .selectDistinct({ id: participantId })
    .from(siteDrafts)
    .where(inStation(siteDrafts, ctx, inArray(participantId, ids), isNotNull(madeStationId)))
  return new Set(rows.map(({ id }) => id))
}
