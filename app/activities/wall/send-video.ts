import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { postVideoBytes } from '#contract/activities/wall/limits.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { readWallForm, sendPost } from './send-post.server.ts'
import { wallPath } from './wall-address.ts'

export const handle: PageHandle = {
  answersData: true,
  takesFile: 'member',
  mostFileBytes: postVideoBytes,
}

/** Sends readers to the wall, for nothing is here to be read. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return redirect(wallPath)
}

/** Takes a post with a video while the wall stays, for its script: how much has gone can be shown (SOC-04). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const posted = await sendPost(api, await readWallForm(api, args))
  return Response.json(posted, { status: posted.problem === null ? 200 : 422 })
}
