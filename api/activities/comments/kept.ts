import { asc, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { erasedOf, type Kept, type KeptPerson, numberOf } from '../../platform/kept.ts'
import { commentLikes, commentReports, comments } from './tables.ts'
import { changeInThread } from './thread.ts'

/** Removes comments as their author would, so that what is counted stays right. */
async function eraseComments(ctx: ApiContext, { id }: KeptPerson): Promise<void> {
  const own = inStation(comments, ctx, eq(comments.participantId, id))
  const found = await ctx.db.select({ id: comments.id }).from(comments).where(own).orderBy(asc(comments.id))
  for (const comment of found) {
    // A reply goes with the comment that it answers.
    const isThere = await ctx.db.$count(comments, withId(comments, ctx, comment.id))
    if (isThere === 0) continue
    await changeInThread(ctx, comment.id, async () => {
      await ctx.db.delete(comments).where(withId(comments, ctx, comment.id))
      return null
    })
  }
}

/** What somebody wrote under activities and posts. */
export const commentKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Comentários',
    why: 'Para mostrar aos outros o que você escreveu.',
    basis: 'contract',
    howLong: 'Até você apagar.',
    rows: [
      erasedOf(comments, {
        Texto: comments.description,
        Situação: comments.state,
        Atividade: comments.activityId,
        Post: comments.postId,
        Quando: comments.createdAt,
      }),
    ],
    erase: eraseComments,
  },
  {
    group: 'activities',
    name: 'Curtidas e denúncias em comentários',
    why: 'Para contar cada pessoa uma vez e a equipe ler o que foi denunciado.',
    basis: 'contract',
    howLong: 'Enquanto o comentário existir.',
    stays: 'Continuam contadas, sob um número sem nome e sem o que você escreveu.',
    rows: [
      numberOf(commentLikes, { Comentário: commentLikes.targetId, Quando: commentLikes.createdAt }),
      numberOf(
        commentReports,
        {
          Comentário: commentReports.targetId,
          Motivo: commentReports.reason,
          Detalhes: commentReports.details,
          Quando: commentReports.createdAt,
        },
        { details: '' },
      ),
    ],
  },
]
