import { numberOr } from '../../routing/number-or.ts'

/**
 * The part of an address that says which comments are shown: the first comment, the comment whose replies are open and
 * the first of those, and the question that is asked. All of it works without scripts.
 */
export type CommentView = {
  before: number | null
  replies: number | null
  repliesBefore: number | null
  ask: { what: Question; id: number } | null
}
export type Question = 'excluir' | 'denunciar'

/** Under these names. */
const names = { before: 'comentarios', replies: 'respostas', repliesBefore: 'respostas-antes' } as const
const questions = ['excluir', 'denunciar'] as const

/** Reads it; what is no number asks for nothing. Pure. */
export function readView(query: URLSearchParams): CommentView {
  const numbers = (name: string) => numberOr(query.get(name))
  const what = questions.find((one) => numbers(one) !== null)
  return {
    before: numbers(names.before),
    replies: numbers(names.replies),
    repliesBefore: numbers(names.repliesBefore),
    ask: what ? { what, id: numbers(what) ?? 0 } : null,
  }
}

/**
 * Gives the address of a view of the page `here`, which may have a query of its own, at one of its comments or where
 * they begin. Pure.
 */
export function viewHref(here: string, view: Partial<CommentView>, comment?: number): string {
  const [path, own] = here.split('?')
  const query = new URLSearchParams(own)
  for (const [key, name] of Object.entries(names)) {
    const value = view[key as keyof typeof names]
    if (value) query.set(name, String(value))
  }
  if (view.ask) query.set(view.ask.what, String(view.ask.id))
  const search = query.size > 0 ? `?${query}` : ''
  return `${path}${search}#${comment === undefined ? commentsId : commentId(comment)}`
}

/** The place of the comments in their page. */
export const commentsId = 'comentarios'
export const commentId = (id: number): string => `comentario-${id}`

/** Gives the address of a comment, which later comments do not change. Pure. */
export function commentHref(
  here: string,
  { id, comment_id }: { id: number; comment_id: number | null },
): string {
  if (comment_id === null) return viewHref(here, { before: id + 1 }, id)
  return viewHref(here, { before: comment_id + 1, replies: comment_id, repliesBefore: id + 1 }, id)
}
