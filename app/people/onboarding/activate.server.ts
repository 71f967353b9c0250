import type { Submission } from '@conform-to/react'
import { redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { activateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { startSession } from '../../session/last-member.server.ts'
import { entryPath, toMember } from '../../session/member.ts'
import { dropSignupDraft, readSignupDraft } from '../../session/signup-draft.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { dropSentCode } from './code-cookie.server.ts'

type Attempt = { email: string; hash: string; code?: string; password?: string }

type Asked = { context: PortalContext; request: Request }

/**
 * Confirms the account that the code or link was sent for, if it is this browser's registration or the password is its
 * own (SEC-08), begins its session and goes to where it belongs; what is over leads to the confirmation page
 * with the message, what is done to the log-in (D1§4, ACC-12, ACC-13).
 */
export async function activate(
  { context, request }: Asked,
  attempt: Attempt,
  submission: Submission<unknown>,
) {
  const { id } = requireStation(context)
  const draft = await readSignupDraft(context, request)
  try {
    const session = await context.api.call(activateParticipant, {
      body: { station: id, ...attempt, ...(draft && { draft }) },
    })
    const headers = await startSession({ context, request }, session)
    const [title = '', text] = session.messages
    const flash = await setFlash(context, {
      kind: text ? 'warning' : 'success',
      title,
      ...(text && { text }),
    })
    for (const cookie of [await dropSignupDraft(context), await dropSentCode(context), flash])
      headers.append('set-cookie', cookie)
    return redirect(entryPath(toMember(session)), { headers })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'gone')
      return redirect(`/confirmacao/${encodeURIComponent(attempt.email)}?vencido`, {
        headers: { 'set-cookie': await setFlash(context, { kind: 'error', title: problem.firstMessage }) },
      })
    if (problem instanceof ApiProblem && problem.code === 'already_done')
      return redirect('/login', {
        headers: { 'set-cookie': await setFlash(context, { kind: 'info', title: problem.firstMessage }) },
      })
    return refuseShown(submission, problem, { code: 'code', password: 'password' })
  }
}
