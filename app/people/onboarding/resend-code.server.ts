import { redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { confirmationMethod, resendConfirmation } from '#contract/people/onboarding/endpoints.ts'
import { setFlash } from '../../session/flash.server.ts'
import { getMember } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { keepSentCode } from './code-cookie.server.ts'
import { findKeptDraft } from './signup-state.server.ts'

type Target = { email: string; hash: string | null; draft: string | null }

/** Gives the page where the code is typed. Pure. */
export const activationHref = ({ email, hash }: { email: string; hash: string }): string =>
  `/ativar/${encodeURIComponent(hash)}/${encodeURIComponent(email)}`

/** Asks for another code and goes to where it is typed; too early, back to `back` with the seconds (ACC-12). */
export async function resendCode(context: PortalContext, { email, hash, draft }: Target, back: string) {
  const { id } = requireStation(context)
  const send = () =>
    context.api.call(resendConfirmation, {
      body: { station_id: id, email, ...(hash && { hash }), ...(draft && { draft }) },
    })
  return afterSending(context, send, { email, back })
}

/** Changes the method and sends a code by it (ACC-14). */
export async function sendByMethod(
  { context, request }: { context: PortalContext; request: Request },
  { email, hash }: { email: string; hash: string },
  back: string,
) {
  const { id } = requireStation(context)
  const known = await knownOfAccount(context, request, { email, hash })
  const send = () =>
    context.api
      .call(confirmationMethod, { body: { station_id: id, ...known, type: 'email', email, id: hash } })
      // The code was asked for by the e-mail alone: so is the next.
      .catch((problem) => {
        if (!(problem instanceof ApiProblem) || problem.code !== 'gone') throw problem
        return context.api.call(resendConfirmation, { body: { station_id: id, email } })
      })
  return afterSending(context, send, { email, back })
}

/**
 * Gives number and telephone of the account, as far as this browser has them from its own registration or session. Who
 * only has the address of the page learns neither: nothing is asked about an address or a hash (GAP-15).
 */
async function knownOfAccount(
  context: PortalContext,
  request: Request,
  { email, hash }: { email: string; hash: string },
): Promise<{ user_id?: number; tel?: string }> {
  const kept = await findKeptDraft(context, request)
  if (kept?.draft.hash === hash) {
    const { user_id, affiliated, values } = kept.draft
    const tel = affiliated?.tel ?? values.tel
    return { ...(user_id && { user_id }), ...(tel && { tel }) }
  }
  const member = await getMember(context)
  return member?.email === email ? { user_id: member.id } : {}
}

async function afterSending(
  context: PortalContext,
  send: () => Promise<{ hash: string; messages: string[] }>,
  { email, back }: { email: string; back: string },
) {
  try {
    const { hash, messages } = await send()
    const headers = new Headers({ 'set-cookie': await keepSentCode(context, hash) })
    headers.append('set-cookie', await setFlash(context, { kind: 'success', title: messages[0] ?? '' }))
    return redirect(activationHref({ email, hash }), { headers })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const flash = await setFlash(context, { kind: 'error', title: problem.firstMessage })
    return redirect(back, { headers: { 'set-cookie': flash } })
  }
}
