import type { ModeratedText, WritingKind } from '#contract/console/moderation/schemas.ts'
import { texts } from './texts.ts'

/** The page on which owners decide on a text. Pure. */
export const pageOf = (kind: WritingKind, id: number): string =>
  kind === 'post' ? `/gestao/comentarios/mural/${id}` : `/gestao/comentarios/${id}`

type Placed = Pick<ModeratedText, 'kind' | 'id' | 'state' | 'about'>

/** The way to a text where members read it; to what it is about, where they do not any more. Null where that is no page either. Pure. */
export function doorTo({ kind, id, state, about }: Placed): { href: string; label: string } | null {
  if (state === 'shown')
    return {
      href: kind === 'post' ? `/homepage/feed/${id}` : `/homepage/comentarios/${id}`,
      label: texts.see,
    }
  if (kind === 'post') return null
  return about.kind === 'post'
    ? { href: `/homepage/feed/${about.id}`, label: texts.seePost }
    : { href: `/homepage/atividades/${about.id}`, label: texts.seeActivity }
}

/** Where a text stands, in words. Pure. */
export function placeOf({
  kind,
  about,
  is_reply,
}: Pick<ModeratedText, 'kind' | 'about' | 'is_reply'>): string {
  if (kind === 'post') return texts.post
  return about.kind === 'post' ? texts.inPost(is_reply) : texts.about(about.name, is_reply)
}
