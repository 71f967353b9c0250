import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { getUserPoints } from '#contract/wallet/endpoints.ts'
import { takeFlash } from '../session/flash.server.ts'
import { requireParticipant } from '../session/member.server.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { requireAdult } from '../station/require-adult.ts'
import { type ToastMessage, ToastRegion } from '../ui/toast.tsx'
import { ErrorPage } from './frame/error-page.tsx'
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

export default function MemberLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** What surrounds every page of the member area; what their loaders have to say comes up together. */
function Frame({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('home/layout')
  const toasts = useMatches().flatMap(
    ({ data: found }) => (found as { toasts?: ToastMessage[] } | undefined)?.toasts ?? [],
  )
  if (!loaded) return children
  return (
    <div className={css.page}>
      <MemberHeader member={loaded.member} points={loaded.points} />
      <main id="conteudo" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <MemberBar />
      <ToastRegion toasts={toasts} />
    </div>
  )
}

/** Errors of pages stay inside the frame; without a frame they stand alone. */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Frame>
      <ErrorPage status={status} />
    </Frame>
  )
}
