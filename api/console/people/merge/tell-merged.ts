import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { sendMail } from '../../../platform/mail/index.ts'
import type { UrlSettings } from '../../../platform/station-record.ts'
import { renderMail } from '../../../stations/mail-templates/index.ts'
import { stationUrl } from '../../../stations/registry/index.ts'
import { mergeTexts } from './texts.ts'
import type { AccountRow } from './two-accounts.ts'

const { mail: texts } = mergeTexts

type Merged = { stays: AccountRow; ends: AccountRow; name: string; email: string; reason: string }

/**
 * Tells both addresses that there is one account now, and why; each no more of the other than its owner knows it by. Of a registration that nobody
 * confirmed the address may be anybody's: it is told nothing.
 */
export async function tellMerged(
  ctx: ApiContext,
  { stays, ends, name, email, reason }: Merged,
  urls: UrlSettings,
): Promise<void> {
  const { station } = ctx
  const home = stationUrl(station, urls)
  const addresses = [stays, ends].filter(({ status }) => status !== 'inactive').map((row) => row.email)
  for (const to of new Set(addresses)) {
    const isEntry = to === email
    const other = addresses.find((one) => one !== to) ?? email
    const facts: [string, string][] = [
      isEntry ? [texts.other, maskEmail(other)] : [texts.entry, maskEmail(email)],
      [texts.reason, reason],
    ]
    const said = isEntry
      ? { text: texts.stays, button: texts.open, link: `${home}/homepage/perfil` }
      : { text: texts.ends, button: texts.ask, link: `${home}/suporte` }
    const mail = await renderMail(station, urls, {
      ...{ kind: 'notice', name, title: texts.title, ...said },
      facts,
    })
    await sendMail(ctx, { ...mail, stationId: station.id, kind: 'accounts_merged', to })
  }
}
