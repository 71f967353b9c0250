import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { getUserPoints } from '#contract/wallet/endpoints.ts'
import { memberHome } from '../routing/error-page.tsx'
import { takeFlash } from '../session/flash.server.ts'
import { requireParticipant } from '../session/member.server.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { requireAdult } from '../station/require-adult.ts'
import { type ToastMessage, ToastRegion } from '../ui/toast.tsx'
import * as css from './frame/frame.css.ts'
import { MemberBar } from './frame/member-bar.tsx'
import { MemberHeader } from './frame/member-header.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { participant } = await requireParticipant(args)
  requireAdult(args)
  const { context, request } = args
  const [{ points, toasts }, { flash, headers }] = await Promise.all([
    loadPoints(context, participant.id),
    takeFlash(context, request),
  ])
  const shown: ToastMessage[] = [...(flash ? [{ ...flash, tone: flash.kind }] : []), ...toasts]
  return data({ member: { ...participant, points: points ?? 0 }, points, toasts: shown }, { headers })
}

/** A balance that cannot be read is said once and leaves the page usable (PTS-01, ERR-06). */
async function loadPoints(
  { api }: PortalContext,
  userId: number,
): Promise<{ points: number | null; toasts: ToastMessage[] }> {
  try {
    const { points } = await api.call(getUserPoints, { params: { userId } })
    return { points, toasts: [] }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return {
      points: null,
      toasts: [{ id: 'points', tone: 'error', title: texts.error, text: problem.firstMessage }],
    }
  }
}

/** What surrounds every page of the member area; what their loaders have to say comes up together. */
export default function MemberLayout() {
  const { member, points } = useLoaderData<typeof loader>()
  const toasts = useMatches().flatMap(
    ({ data: found }) => (found as { toasts?: ToastMessage[] } | undefined)?.toasts ?? [],
  )
  return (
    <div className={css.page}>
      <MemberHeader member={member} points={points} />
      <main id="conteudo" tabIndex={-1} className={css.main}>
        <Outlet context={memberHome} />
      </main>
      <MemberBar />
      <ToastRegion toasts={toasts} />
    </div>
  )
}
