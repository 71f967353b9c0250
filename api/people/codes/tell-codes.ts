import type { ApiContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { countRecovery } from './recovery-codes.ts'
import { codeTexts } from './texts.ts'

const { mail: texts } = codeTexts
type Person = { id: number; name: string; email: string }

/** Tells somebody by mail what became of their codes in two steps; `by`: who of the team took them off (PPL-26). */
export async function tellCodes(
  ctx: ApiContext,
  { id, name, email }: Person,
  what: 'on' | 'off' | 'reset' | 'recovery',
  urls: UrlSettings,
  by?: string,
): Promise<void> {
  const facts: [string, string][] = by === undefined ? [] : [[texts.by, by]]
  if (what === 'recovery') facts.push([texts.left, String(await countRecovery(ctx, id))])
  const link = `${stationUrl(ctx.station, urls)}/homepage/seguranca`
  const said = { ...texts[what], facts, button: texts.button, link }
  const mail = await renderMail(ctx.station, urls, { kind: 'notice', name, ...said })
  await sendMail(ctx, { stationId: ctx.station.id, kind: 'codes', to: email, ...mail })
}
