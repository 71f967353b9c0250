import { redirect } from '@remix-run/node'
import { setFlash } from '../../session/flash.server.ts'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { KeptDraft } from './signup-state.server.ts'
import { texts } from './texts.ts'

/**
 * Names the person whose registration this browser keeps; every form of it says for whom it was shown. Empty before the
 * first step.
 */
export const personOf = (kept: KeptDraft | null): string =>
  kept?.draft.values.email ?? kept?.draft.values.cpf ?? ''

/**
 * Tells a tab that its form was shown for somebody else than this browser registers by now: another tab went on with
 * another person (GAP-27). Whoever finished first counts, and the other tab learns whose it is; data of two people
 * never meet. Null: the form is the first of a registration of its own. @param address of the step the registration is
 * at; empty when the form is the first one
 */
export async function tellOtherTab(
  context: PortalContext,
  kept: KeptDraft | null,
  address: string,
): Promise<Response | null> {
  const member = await getMember(context)
  if (member && member.state !== 'inactive')
    return say(context, texts.signup.otherTab.done(member.email), entryPath(member))
  if (!kept) return null
  const person = personOf(kept)
  if (kept.draft.user_id)
    return say(context, texts.signup.otherTab.done(person), `/confirmacao/${encodeURIComponent(person)}`)
  return address === '' ? null : say(context, texts.signup.otherTab.underway(person), address)
}

async function say(context: PortalContext, title: string, to: string) {
  return redirect(to, { headers: { 'set-cookie': await setFlash(context, { kind: 'info', title }) } })
}
