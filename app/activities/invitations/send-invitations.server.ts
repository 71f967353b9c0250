import { data, redirect } from '@remix-run/node'
import { sendMemberInvitations, sendPartnerInvitations } from '#contract/activities/invitations/endpoints.ts'
import { invitationFields, invitationLimitText } from '#contract/activities/invitations/schemas.ts'
import type { ApiClient } from '#contract/client.ts'
import { parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { invitationForm } from './email-fields.ts'
import { fieldCount } from './field-count.ts'

type Sending = { api: ApiClient; context: PortalContext; request: Request; activityId: number }

/** Sends the invitations of the form, or gives it back with another number of fields (ACT-01, ACT-19). */
export async function sendInvitations({ api, context, request, activityId }: Sending) {
  const given = await request.clone().formData()
  const count = fieldCount(given.get('campos'))
  const intent = intentOf(given, ['enviar', 'mais', 'menos'], { unnamed: 'enviar' })
  if (intent !== 'enviar') return otherFields(request, count + (intent === 'mais' ? 1 : -1))
  const { submission } = await parseForm(request, invitationForm(count))
  if (submission.status !== 'success') return withCount(refuse(submission), count)
  const emails = invitationFields.slice(0, count).map((name) => submission.value[name])
  const body = { emails, action_id: activityId }
  try {
    const call = given.get('tipo') === 'partner' ? sendPartnerInvitations : sendMemberInvitations
    const { messages } = await api.call(call, { body })
    const flash = await setFlash(context, { kind: 'success', title: messages[0] ?? '' })
    // A new address is a new, empty form; a reload sends nothing again.
    return redirect(`?enviado=${Date.now().toString(36)}`, { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return withCount(refuseBy(submission, problem), count)
  }
}

/** Adds or removes a field without scripts: the same form comes back, with what was typed (D2§8). */
async function otherFields(request: Request, wanted: number) {
  const { submission } = await parseForm(request, invitationForm(1))
  const isTooMany = wanted > invitationFields.length
  const { error: _, status: __, ...form } = submission.reply()
  const shown = isTooMany ? submission.reply({ formErrors: [invitationLimitText] }) : form
  return data({ form: shown, count: fieldCount(wanted) }, { status: isTooMany ? 422 : 200 })
}

function withCount(refused: ReturnType<typeof refuse>, count: number) {
  return data({ form: refused.data.form, count }, refused.init ?? {})
}
