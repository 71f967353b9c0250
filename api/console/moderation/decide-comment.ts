import { and, eq, isNull } from 'drizzle-orm'
import type { Decision, ModeratedCommentDetail } from '#contract/console/moderation/schemas.ts'
import { type CommentRow, changeInThread, commentInStation } from '../../activities/comments/index.ts'
import { commentReports, comments } from '../../activities/comments/tables.ts'
import { shortName } from '../../activities/writing/index.ts'
import { type Outcome, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { getModeratedComment } from './moderated-comments.ts'
import { type AuthorMail, mailToAuthor, tellAuthor } from './tell-author.ts'
import { moderationTexts as texts } from './texts.ts'

type Deciding = Decision & { id: number }
const acts = { shown: 'comment.keep', hidden: 'comment.hide', removed: 'comment.remove' } as const

/**
 * Keeps or restores a comment, hides it, or takes its words away for good; the reports of it are settled, and its author is told by
 * mail. Sent again it is done. @throws not_found, conflict where it is not as it was seen
 */
export function decideComment(
  ctx: ApiContext,
  decision: Deciding,
  urls: UrlSettings,
): Promise<ModeratedCommentDetail> {
  const { id } = decision
  const answer = (ctx: ApiContext) => getModeratedComment(ctx, id)
  let mail: AuthorMail | undefined
  const prepare = async () => {
    mail = await mailOf(ctx, await commentInStation(ctx, id), decision, urls)
  }
  return ownerChange(ctx, { prepare }, async (ctx): Promise<Outcome<ModeratedCommentDetail>> => {
    let authorId: number | undefined
    await changeInThread(ctx, id, async (row) => {
      if (!isToDo(row, decision)) return row.state
      authorId = row.participantId
      return apply(ctx, decision)
    })
    if (authorId === undefined) return { answer }
    await tellAuthor(ctx, mail)
    const { author } = await answer(ctx)
    const name = shortName(author.name)
    const after = { name, ...('reason' in decision && { reason: decision.reason }) }
    return { done: { what: acts[decision.state], part: `comment:${id}`, after }, answer }
  })
}

/** Whether there is something to do; not where the same was decided already. @throws conflict */
function isToDo(row: CommentRow, { state, seen }: Deciding): boolean {
  const isSo = row.state === state && row.waitsSince === null
  if (isSo) return false
  if (row.state !== seen || row.state === 'removed') throw new ApiError('conflict', texts.decidedMeanwhile)
  return true
}

async function apply(ctx: ApiContext, decision: Deciding): Promise<CommentRow['state']> {
  const { state, id } = decision
  await ctx.db
    .update(comments)
    .set({
      state,
      stateReason: 'reason' in decision ? decision.reason : '',
      waitsSince: null,
      ...(state === 'removed' && { description: '' }),
    })
    .where(and(eq(comments.stationId, ctx.station.id), eq(comments.id, id)))
  await ctx.db
    .update(commentReports)
    .set({ settledAt: ctx.ports.clock.now() })
    .where(
      and(
        eq(commentReports.stationId, ctx.station.id),
        eq(commentReports.commentId, id),
        isNull(commentReports.settledAt),
      ),
    )
  return state
}

/** What its author reads; nothing where it stays as everybody saw it. */
async function mailOf(
  ctx: ApiContext,
  { participantId, description, state: before }: CommentRow,
  decision: Deciding,
  urls: UrlSettings,
): Promise<AuthorMail | undefined> {
  if (before === decision.state) return undefined
  const link = `${stationUrl(ctx.station, urls)}/homepage/comentarios/${decision.id}`
  const told =
    decision.state === 'shown'
      ? { act: 'restored' as const, reason: '' }
      : { act: decision.state, reason: decision.reason }
  return mailToAuthor(ctx, participantId, { ...told, words: description, link }, urls)
}
