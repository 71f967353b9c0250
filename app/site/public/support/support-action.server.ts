import { createHash } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { sendSupportMessage } from '#contract/site/public/endpoints.ts'
import { parseForm, refuse, refuseBy } from '../../../forms/parse-form.server.ts'
import { sentCaptcha } from '../../../forms/sent-captcha.server.ts'
import { setFlash } from '../../../session/flash.server.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { requireStation } from '../../../station/require-station.ts'
import { type SupportKind, supportForms } from './support-schemas.ts'

type Arguments = { context: PortalContext; request: Request }

/**
 * Sends a contact form and goes home with the flash message; what is wrong stands beside its field and nothing typed
 * is lost (SUP-01, SUP-02). The same form twice is one message.
 */
export async function sendSupport({ context, request }: Arguments, kind: SupportKind) {
  const station = requireStation(context)
  const { formData, submission } = await parseForm(request, supportForms[kind].schema)
  if (submission.status !== 'success') return refuse(submission)
  const captcha = sentCaptcha(formData)
  try {
    const { messages } = await context.api.call(sendSupportMessage, {
      body: {
        ...submission.value,
        kind,
        station_id: station.id,
        ...captcha,
      },
      idempotencyKey: sameForm(station.id, captcha.started_at, submission.value),
    })
    const flash = await setFlash(context, { kind: 'success', title: messages[0] ?? '' })
    return redirect('/', { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return refuseBy(submission, problem)
  }
}

/** Gives one key for one filled-in form: a kept page shows many people the same instant, their words differ. */
function sameForm(stationId: number, startedAt: string | undefined, values: object): string {
  return createHash('sha256')
    .update(JSON.stringify([stationId, startedAt, values]))
    .digest('hex')
}
