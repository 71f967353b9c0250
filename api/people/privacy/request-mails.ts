import { type DataRequestKind, daysToAnswer } from '#contract/people/data-requests/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import type { DataRequestRow } from './tables.ts'
import { privacyTexts } from './texts.ts'

const texts = privacyTexts.requests

/** Where the mail leads: a page of members, or the link of whoever has no account. */
type Way = { urls: UrlSettings; page: string }
type Words = { title: string; text: string; button: string; facts: [string, string][] }
type Asker = Pick<DataRequestRow, 'name' | 'email'>

async function mail(ctx: ApiContext, { name, email }: Asker, words: Words, { urls, page }: Way) {
  const { station } = ctx
  const link = `${stationUrl(station, urls)}${page}`
  const rendered = await renderMail(station, urls, { kind: 'notice', name, ...words, link })
  await sendMail(ctx, { ...rendered, stationId: station.id, kind: 'privacy_request', to: email })
}

const dayOf = ({ station }: ApiContext, at: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: station.config.timezone }).format(at)

const number = ({ id }: DataRequestRow): [string, string] => [texts.number, `nº ${id}`]
const asked = (kind: DataRequestKind): [string, string] => [texts.asked, texts.kinds[kind]]

/** Asks whoever gave an address to show that it is theirs. */
export const mailProof = (ctx: ApiContext, row: DataRequestRow, way: Way) =>
  mail(ctx, row, { ...texts.prove, facts: [asked(row.kind)] }, way)

/** Says that a request came in, and until when it is answered. */
export const mailReceived = (ctx: ApiContext, row: DataRequestRow, way: Way) => {
  const due: [string, string] = [texts.due, row.dueAt ? dayOf(ctx, row.dueAt) : `${daysToAnswer} dias`]
  return mail(ctx, row, { ...texts.received, facts: [number(row), asked(row.kind), due] }, way)
}

/** Says what the station answered. */
export const mailAnswered = (ctx: ApiContext, row: DataRequestRow, way: Way) => {
  const words =
    row.begun === 'deletion-link'
      ? texts.byThemselves
      : texts[row.state === 'refused' ? 'refused' : 'answered']
  const facts: Words['facts'] = [number(row), asked(row.kind), [texts.answer, row.answer ?? '']]
  return mail(ctx, row, { ...words, facts }, way)
}
