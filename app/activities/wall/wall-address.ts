import { numberOr } from '../../routing/number-or.ts'

export const wallPath = '/homepage/feed'
/**
 * Gives the address of a post, with the page of the wall that it was opened from: that of the posts before a certain one; null for the
 * newest. Pure.
 */
export const postPath = (id: number, from: number | null = null): string =>
  `${wallPath}/${id}${from ? `?${fromName}=${from}` : ''}`
const fromName = 'de'
/** Reads from the address of a post the page of the wall to go back to; null for the newest. Pure. */
export const readFrom = (query: URLSearchParams): number | null => numberOr(query.get(fromName))
/** Gives the id of a post in its list. */
export const postId = (id: number): string => `post-${id}`

/** Gives the address of a post on the wall, on the page of those before a certain one. Pure. */
export const postOnWallHref = (id: number, before: number | null): string =>
  `${wallHref(wallPath, { before })}#${postId(id)}`

export type Question = 'deletar' | 'denunciar'
/** The question that is asked over a page, and of which post. */
export type Asked = { what: Question; id: number }

/** Names of their own: comments on the same page ask questions, too. */
const names: Record<Question, string> = { deletar: 'deletar', denunciar: 'denunciar-post' }

/** Reads the question that an address asks; null for none. Pure. */
export function readAsked(query: URLSearchParams): Asked | null {
  for (const what of ['deletar', 'denunciar'] as const) {
    const id = numberOr(query.get(names[what]))
    if (id !== null) return { what, id }
  }
  return null
}

/** Reads the page of the wall from an address: the posts before a certain one; null for the newest. Pure. */
export const readBefore = (query: URLSearchParams): number | null => numberOr(query.get('antes'))

/** Gives the address of a view of the page `here`: of which posts, and with which question over it. Pure. */
export function wallHref(here: string, { before, asked }: { before?: number | null; asked?: Asked | null }) {
  const [path, search] = here.split('?')
  const query = new URLSearchParams(search)
  if (before) query.set('antes', String(before))
  if (asked) query.set(names[asked.what], String(asked.id))
  return query.size > 0 ? `${path}?${query}` : here
}
