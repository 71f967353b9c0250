import { eq } from 'drizzle-orm'
import type { mergeAccounts as call } from '#contract/console/people/merge/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { lockParticipant, withoutPerson } from '../../../people/access/index.ts'
import { loginTokens, participants, sessions } from '../../../people/access/tables.ts'
import { emailChanges } from '../../../people/account/tables.ts'
import { stayingOf } from '../../../people/merges/index.ts'
import { accountMerges } from '../../../people/merges/tables.ts'
import { releasePortrait, voidCodes } from '../../../people/onboarding/index.ts'
import { audit, ownerChange, requireTeam, type Teammate } from '../../../people/owner-changes/index.ts'
import { passwordResets } from '../../../people/recovery/tables.ts'
import type { Carry } from '../../../platform/carry.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { limit } from '../../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../../platform/station-record.ts'
import { mergeHolds } from './merge-holds.ts'
import { formerWords, mergedData } from './merged-data.ts'
import { mergeTag } from './preview-merge.ts'
import { tellMerged } from './tell-merged.ts'
import { mergeTexts as texts } from './texts.ts'
import { type AccountRow, twoAccounts } from './two-accounts.ts'

type Input = { id: number } & ParsedInput<typeof call>['body']
type Rows = { stays: AccountRow; ends: AccountRow }
type Needed = { carries: readonly Carry[]; urls: UrlSettings }

/**
 * Makes one account of two of the same person, whole or not at all and for good: under the locks of both each area carries its rows, the balance
 * goes over by a counter-entry, and the other account ends, nobody logs in by it again (PPL-12, ADR 166). Both addresses are told. Sent again it is
 * done; of two that cross each other one is done. @throws forbidden, not_found, invalid_input for one and the same, conflict with what is in the
 * way, or where what was seen of them is not so any more, too_many_requests
 */
export function mergeAccounts(
  outer: ApiContext,
  input: Input,
  { carries, urls }: Needed,
): Promise<Answer<typeof call>> {
  const { id, ends: endsId, choices, reason } = input
  const prepare = () =>
    limit(outer, { name: 'account-merge', key: String(outer.station.id), points: 60, durationSeconds: 3600 })
  return ownerChange(outer, { prepare }, async (ctx, teammate) => {
    await lockParticipant(ctx, teammate.id, [id, endsId])
    // What they look after may have ended meanwhile.
    await requireTeam(ctx)
    const answer = () => ({ id })
    if (id !== endsId && (await stayingOf(ctx, endsId)) === id) return { answer }
    const rows = await openRows(ctx, input)
    for (const { carry } of carries) await carry(ctx, { fromId: endsId, toId: id, reason })
    const after = mergedData(rows, choices)
    await endAccount(ctx, rows, { after, reason, by: teammate })
    await keepData(ctx, rows.stays, after)
    for (const { image } of [rows.stays, rows.ends])
      if (image !== after.image) await releasePortrait(ctx, image)
    await tellMerged(ctx, { ...rows, email: after.email, name: after.name, reason }, urls)
    await audit(ctx, {
      ...{ who: teammate.name, participantId: teammate.id, what: 'person.merge-into' },
      part: `participant:${endsId}`,
      after: { name: rows.ends.name, reason, into: after.name },
    })
    const said = { name: after.name, reason, other: rows.ends.name }
    return { done: { what: 'person.merge', part: `participant:${id}`, after: said }, answer }
  })
}

/** Both, as they are now, where nothing is in the way. @throws as `mergeAccounts` */
async function openRows(ctx: ApiContext, { id, ends, seen }: Input): Promise<Rows> {
  const found = await twoAccounts(ctx, { id, ends })
  const rows = { stays: found.stays.row, ends: found.ends.row }
  const holds = await mergeHolds(ctx, rows)
  if (holds.length > 0) throw new ApiError('conflict', texts.held(holds))
  if ((await mergeTag(ctx, rows)) !== seen) throw new ApiError('conflict', texts.overtaken)
  return rows
}

type End = { after: ReturnType<typeof mergedData>; reason: string; by: Teammate }

/** What it was known by goes from its row, before the other one may take it. */
async function endAccount(ctx: ApiContext, rows: Rows, { after, reason, by }: End): Promise<void> {
  const { stays, ends } = rows
  const endedId = ends.id
  const now = ctx.ports.clock.now()
  await ctx.db
    .update(participants)
    .set({
      ...withoutPerson,
      ...{ name: texts.ended, email: `juntada-${endedId}@conta.invalid`, deletedAt: now },
    })
    .where(withId(participants, ctx, endedId))
  await ctx.db.insert(accountMerges).values({
    ...{ stationId: ctx.station.id, participantId: stays.id, endedId, reason },
    ...formerWords(rows, after),
    ...{ byId: by.id, byName: by.name, createdAt: now },
  })
}

/** With another e-mail whatever went to the one of before lets nobody in any more. */
async function keepData(
  ctx: ApiContext,
  { id, email }: AccountRow,
  after: ReturnType<typeof mergedData>,
): Promise<void> {
  await ctx.db
    .update(participants)
    .set(after)
    .where(withId(participants, ctx, id))
  if (after.email === email) return
  for (const table of [loginTokens, passwordResets, emailChanges, sessions])
    await ctx.db.delete(table).where(inStation(table, ctx, eq(table.participantId, id)))
  await voidCodes(ctx, id)
}
