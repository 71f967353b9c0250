import type { CorrectedField } from '#contract/console/people/person/corrected-fields.ts'
import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { sendMail } from '../../../platform/mail/index.ts'
import type { UrlSettings } from '../../../platform/station-record.ts'
import { renderMail } from '../../../stations/mail-templates/index.ts'
import { stationUrl } from '../../../stations/registry/index.ts'
import { personTexts } from './texts.ts'

type Address = { name: string; email: string }
type Corrected = { before: Address; after: Address; changed: readonly CorrectedField[]; reason: string }

const { mail: texts } = personTexts

/**
 * Tells somebody by mail which of their data the team corrected, and why; of another e-mail at both addresses. The one of before is
 * told no more of the new one than its owner needs to know it by, and where to say that it was not their wish.
 */
export async function tellCorrected(
  ctx: ApiContext,
  { before, after, changed, reason }: Corrected,
  urls: UrlSettings,
): Promise<void> {
  const { station } = ctx
  const home = stationUrl(station, urls)
  const send = async (
    to: string,
    facts: [string, string][],
    said: { text: string; button: string; link: string },
  ) => {
    const mail = await renderMail(station, urls, {
      ...{ kind: 'notice', name: after.name, title: texts.title, ...said },
      facts: [...facts, [texts.reason, reason]],
    })
    await sendMail(ctx, { ...mail, stationId: station.id, kind: 'person_corrected', to })
  }
  const what: [string, string] = [texts.changed, changed.map((field) => texts.fields[field]).join(', ')]
  await send(after.email, [what], {
    ...{ text: texts.text, button: texts.button, link: `${home}/homepage/perfil` },
  })
  if (after.email === before.email) return
  await send(before.email, [what, [texts.newEmail, maskEmail(after.email)]], {
    ...{ text: texts.oldText, button: texts.oldButton, link: `${home}/suporte` },
  })
}
