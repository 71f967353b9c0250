import { randomInt } from 'node:crypto'
import type { ApiContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { hashOf, newSecret } from './secret.ts'

/** Minutes a code and its link work (GAP-18). */
export const activationMinutes = 10

/** Everything a new code consists of, before anything is written: mails are rendered outside transactions. */
export type PreparedCode = {
  reference: string
  codeHash: string
  linkHash: string
  expiresAt: Date
  to: string
  mail: RenderedMail
}

/** The names of the stored forms of code and link. */
export const codeHashOf = (reference: string, code: string): string => hashOf('code', reference, code)
export const linkHashOf = (token: string): string => hashOf('link', token)

/** Makes a code of six digits, a link, and the mail that carries both (ACC-12, ACC-13). Writes nothing. */
export async function prepareCode(
  { station, ports }: ApiContext,
  urls: UrlSettings,
  { name, email }: { name: string; email: string },
): Promise<PreparedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = newSecret()
  const reference = newSecret()
  const query = new URLSearchParams({ email, hash: token })
  const link = `${stationUrl(station, urls)}/ativar-link?${query}`
  return {
    reference,
    codeHash: codeHashOf(reference, code),
    linkHash: linkHashOf(token),
    expiresAt: new Date(ports.clock.now().getTime() + activationMinutes * 60_000),
    to: email,
    mail: await renderMail(station, urls, {
      kind: 'activation',
      name,
      code,
      link,
      validForMinutes: activationMinutes,
    }),
  }
}
