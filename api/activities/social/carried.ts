import { type Carry, hasSame, moved, ofEnded } from '../../platform/carry.ts'
import { type Likeable, likeableActivity } from './set-like.ts'

/** Likes of a kind of thing: whoever liked it with both accounts is one who likes it, and is counted once (PPL-12, GAP-49). */
export function movedLikes({ likes, count }: Pick<Likeable, 'likes' | 'count'>, name?: string): Carry {
  const all = moved(likes, name ? { name } : {})
  return {
    ...all,
    async carry(ctx, merge) {
      const twice = await ctx.db
        .delete(likes)
        .where(ofEnded(ctx, all, merge, hasSame(ctx, all, [likes.targetId], merge)))
        .returning({ id: likes.targetId })
      // In the order of their numbers, as whoever else counts several of them.
      for (const { id } of twice.sort((one, other) => one.id - other.id)) await count(ctx, id, -1)
      await all.carry(ctx, merge)
    },
  }
}

/** What somebody likes among activities. */
export const socialCarried: readonly Carry[] = [movedLikes(likeableActivity, 'Curtidas em atividades')]
