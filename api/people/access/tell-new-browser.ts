import { deviceName } from '#contract/people/account/device-name.ts'
import type { ApiContext } from '../../platform/context.ts'
import { fullUntil, sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'

/** Of one mailbox, from all stations together: whoever keeps no cookies is told a few times and then left in peace. */
const perMailbox = [
  { name: 'new-browser-mailbox', points: 3, durationSeconds: 3600 },
  { name: 'new-browser-mailbox-day', points: 10, durationSeconds: 24 * 3600 },
]

/**
 * Tells somebody by mail that their account was entered from a browser that had not been in before (SEC-12). What the browser calls
 * itself is said in names of ours only: anybody can say anything there.
 */
export async function tellNewBrowser(
  ctx: ApiContext,
  { email, name }: { email: string; name: string },
  urls: UrlSettings,
): Promise<void> {
  if (await fullUntil(ctx, email, perMailbox)) return
  const { browser, system } = deviceName(ctx.userAgent ?? null)
  const mail = await renderMail(ctx.station, urls, {
    kind: 'new-browser',
    name,
    at: ctx.ports.clock.now(),
    browser: [browser, system].filter((part) => part !== null).join(', '),
    recoveryLink: `${stationUrl(ctx.station, urls)}/esqueci-minha-senha`,
  })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'new_browser', to: email, ...mail })
}
