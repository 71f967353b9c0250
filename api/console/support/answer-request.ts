import type { ManagedRequestDetail } from '#contract/console/support/schemas.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { insertRow, withId } from '../../platform/db/rows.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { supportAnswers, supportMessages } from '../../site/public/tables.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { getRequest, type RequestRow, requireRequest } from './request-rows.ts'
import { supportConsoleTexts } from './texts.ts'

type Written = { id: number; text: string }
const requests: OwnerPart = { locks: [], isPublic: false }
const partOf = (id: number) => `support:${id}`
/** Of the history: no person and no word. */
const nameOf = (id: number) => ({ name: `nº ${id}` })

/**
 * Answers a message to the station, once for each form: whoever asked gets it by mail, and a member finds it on their page too.
 * The message counts as answered from then on. @throws not_found, conflict
 */
export function answerRequest(
  ctx: ApiContext,
  { key, ...input }: Written & { key: string | undefined },
  urls: UrlSettings,
): Promise<ManagedRequestDetail> {
  const { id, text } = input
  const answer = (ctx: ApiContext) => getRequest(ctx, id)
  return changePart(ctx, requests, {}, async (ctx, owner) => {
    const request = await requireRequest(ctx, id, true)
    return makePart(ctx, owner, {
      what: 'support-answer',
      key,
      input,
      async make() {
        const made = await writeAnswer(ctx, owner, input)
        await mailAnswer(ctx, request, text, urls)
        return { id: made, done: { what: 'support.answer', part: partOf(id), after: nameOf(id) } }
      },
      answer,
    })
  })
}

async function writeAnswer(ctx: ApiContext, owner: Teammate, { id, text }: Written): Promise<number> {
  const { station, ports } = ctx
  const row = await insertRow(ctx.db, supportAnswers, {
    ...{ stationId: station.id, messageId: id, text, byId: owner.id, byName: owner.name },
    createdAt: ports.clock.now(),
  })
  await writeState(ctx, id, 'answered')
  return row.id
}

/** Closes a message, or opens it again; twice is once. @throws not_found */
export function setRequestState(
  ctx: ApiContext,
  { id, state }: { id: number; state: 'open' | 'closed' },
): Promise<ManagedRequestDetail> {
  const answer = (ctx: ApiContext) => getRequest(ctx, id)
  return changePart(ctx, requests, {}, async (ctx) => {
    const request = await requireRequest(ctx, id, true)
    if (request.message.state === state) return { answer }
    await writeState(ctx, id, state)
    const what = state === 'closed' ? 'support.close' : 'support.reopen'
    return { done: { what, part: partOf(id), after: nameOf(id) }, answer }
  })
}

type State = (typeof supportMessages.$inferSelect)['state']

const writeState = ({ db, station }: ApiContext, id: number, state: State) =>
  db
    .update(supportMessages)
    .set({ state })
    .where(withId(supportMessages, { station }, id))

async function mailAnswer(
  ctx: ApiContext,
  { message: request, account }: RequestRow,
  text: string,
  urls: UrlSettings,
): Promise<void> {
  const { id, subject, message, participantId } = request
  // What somebody typed may be somebody else's.
  const { name, email } = account ?? request
  const page = participantId === null ? '/suporte' : '/homepage/support'
  const mail = await renderMail(ctx.station, urls, {
    ...{ kind: 'support-answer', name, number: id, subject: subject ?? supportConsoleTexts.contact },
    ...{ message, answer: text, link: `${stationUrl(ctx.station, urls)}${page}` },
  })
  await sendMail(ctx, { ...mail, stationId: ctx.station.id, kind: 'support_answer', to: email })
}
