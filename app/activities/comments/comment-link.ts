import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getComment } from '#contract/activities/comments/endpoints.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { commentPageHref } from './comment-page.server.ts'

export const handle: PageHandle = { answersData: true }

/** Leads from the lasting address of a comment, in mails, to its page now. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  return redirect(commentPageHref(await api.call(getComment, { params: { id: routeId(args.params.id) } })))
}
