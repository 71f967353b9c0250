import { listHeldWords, replaceHeldWords } from '../../activities/writing/index.ts'
import { ownerChange, requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { moderationTexts as texts } from './texts.ts'

type HeldWords = { words: string[]; tag: string }

/** The station's words that hold a text back. */
export async function getHeldWords(ctx: ApiContext): Promise<HeldWords> {
  await requireTeam(ctx)
  const words = await listHeldWords(ctx, ctx.station.id)
  return { words, tag: digestOf(words) }
}

/** Changes them, from those that were seen. @throws conflict */
export function saveHeldWords(ctx: ApiContext, sent: { words: string[]; seen: string }): Promise<HeldWords> {
  const words = [...new Set(sent.words)]
  return ownerChange(ctx, { locks: ['site'] }, async (ctx) => {
    const before = await getHeldWords(ctx)
    if (digestOf(words) === before.tag) return { answer: getHeldWords }
    if (before.tag !== sent.seen) throw new ApiError('conflict', texts.wordsMeanwhile)
    await replaceHeldWords(ctx, ctx.station.id, words)
    const said = (list: string[]) => ({ words: list.join(', ') })
    return {
      done: { what: 'words.save', part: 'words', before: said(before.words), after: said(words) },
      answer: getHeldWords,
    }
  })
}
