import { and, eq } from 'drizzle-orm'
import type { Decision, ModeratedDetail, WritingKind } from '#contract/console/moderation/schemas.ts'
import { shortName } from '../../activities/writing/index.ts'
import { type Outcome, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { getModerated, isOpenReport, kinds } from './moderated.ts'
import { type AuthorMail, mailToAuthor, tellAuthor } from './tell-author.ts'
import { moderationTexts as texts } from './texts.ts'
import type { TextRow } from './writing-kind.ts'

type Deciding = Decision & { kind: WritingKind; id: number }
const acts = { shown: 'keep', hidden: 'hide', removed: 'remove' } as const

/**
 * Keeps or restores what a member wrote, hides it, or takes its words away for good; the reports of it are settled, and its author is
 * told by mail. Sent again it is done. @throws not_found, conflict where it is not as it was seen
 */
export function decideWriting(
  ctx: ApiContext,
  decision: Deciding,
  urls: UrlSettings,
): Promise<ModeratedDetail> {
  const { kind, id, state } = decision
  const answer = (ctx: ApiContext) => getModerated(ctx, decision)
  const reason = 'reason' in decision ? decision.reason : ''
  let mail: AuthorMail | undefined
  const prepare = async () => {
    mail = await mailOf(ctx, await kinds[kind].row(ctx, id), decision, urls)
  }
  return ownerChange(ctx, { prepare }, async (ctx): Promise<Outcome<ModeratedDetail>> => {
    let isDone = false
    await kinds[kind].change(ctx, id, (row) => {
      if (!isToDo(row, decision)) return null
      isDone = true
      return { state, reason }
    })
    if (!isDone) return { answer }
    await settleReports(ctx, decision)
    await tellAuthor(ctx, mail)
    const { author } = await answer(ctx)
    const after = { name: shortName(author.name), ...(reason && { reason }) }
    return { done: { what: `${kind}.${acts[state]}`, part: `${kind}:${id}`, after }, answer }
  })
}

/** Whether there is something to do; not where the same was decided already. @throws conflict */
function isToDo(row: TextRow, { kind, state, seen }: Deciding): boolean {
  const isSo = row.state === state && row.waitsSince === null
  if (isSo) return false
  if (row.state !== seen || row.state === 'removed')
    throw new ApiError('conflict', texts.decidedMeanwhile[kind])
  return true
}

async function settleReports(ctx: ApiContext, { kind, id }: Deciding): Promise<void> {
  const { reports } = kinds[kind]
  await ctx.db
    .update(reports)
    .set({ settledAt: ctx.ports.clock.now() })
    .where(and(isOpenReport(ctx, reports), eq(reports.targetId, id)))
}

/** What its author reads; nothing where it stays as everybody saw it. */
async function mailOf(
  ctx: ApiContext,
  { participantId, description, state: before }: TextRow,
  decision: Deciding,
  urls: UrlSettings,
): Promise<AuthorMail | undefined> {
  const { kind, id } = decision
  if (before === decision.state) return undefined
  const link = `${stationUrl(ctx.station, urls)}${kinds[kind].path(id)}`
  const told =
    decision.state === 'shown'
      ? { act: 'restored' as const, reason: '' }
      : { act: decision.state, reason: decision.reason }
  return mailToAuthor(ctx, participantId, { ...told, about: kind, words: description, link }, urls)
}
