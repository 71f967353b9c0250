import { getComment, listReplies } from '#contract/activities/comments/endpoints.ts'
import type { Comment, CommentPage, ReplyPage } from '#contract/activities/comments/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { type CommentView, type Question, readView } from './comment-address.ts'

/** The data of the comments of a page. */
export type LoadedComments = {
  /** The page they stand on. */
  here: string
  view: CommentView
  page: CommentPage
  /** The comment whose replies are open. */
  open: ReplyPage | null
  asked: { what: Question; comment: Comment } | null
  formKey: string
}

type Sources = {
  api: ApiClient
  request: Request
  here: string
  /** Reads one page of the comments, before a certain one. */
  list: (query: { before?: number }) => Promise<CommentPage>
}

/** Loads the comments that an address asks for; of those that are gone nothing is opened and nothing asked. */
export async function loadComments({ api, request, here, list }: Sources): Promise<LoadedComments> {
  const view = readView(new URL(request.url).searchParams)
  const { before, replies, repliesBefore, ask } = view
  const [page, open, asked] = await Promise.all([
    list(before === null ? {} : { before }),
    replies === null
      ? null
      : orNull(
          api.call(listReplies, {
            params: { id: replies },
            query: repliesBefore === null ? {} : { before: repliesBefore },
          }),
        ),
    ask && orNull(api.call(getComment, { params: { id: ask.id } })),
  ])
  return {
    here,
    view: { ...view, replies: open ? replies : null },
    page,
    open,
    asked: ask && asked && mayAsk(ask.what, asked) ? { what: ask.what, comment: asked } : null,
    formKey: newFormKey(),
  }
}

/** Whether the question applies: one's own comment is deleted, another's is reported. */
const mayAsk = (what: Question, { userAuthor, userReported }: Comment) =>
  what === 'excluir' ? userAuthor : !userAuthor && !userReported

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return null
    throw problem
  }
}
