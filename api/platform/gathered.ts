import { setImmediate as nextRound } from 'node:timers/promises'
import type { Actor, ApiContext } from './context.ts'

/**
 * A reader of many ids at once that calls of one page share: what they ask for in the same round goes as one reading. They share
 * the actor, as the session is read once for a page; other calls, and work inside a transaction, read for themselves.
 */
export function gathered<T>(
  read: (ctx: ApiContext, ids: number[]) => Promise<T>,
): (ctx: ApiContext, ids: number[]) => Promise<T> {
  const waiting = new WeakMap<Actor, { ids: Set<number>; answer: Promise<T> }>()
  return (ctx, ids) => {
    const { actor } = ctx
    if (!ctx.isOfPage || ctx.db.isTransaction) return read(ctx, ids)
    const known = waiting.get(actor)
    if (known) {
      for (const id of ids) known.ids.add(id)
      return known.answer
    }
    const asked = new Set(ids)
    const answer = nextRound().then(() => {
      waiting.delete(actor)
      return read(ctx, [...asked])
    })
    waiting.set(actor, { ids: asked, answer })
    return answer
  }
}
