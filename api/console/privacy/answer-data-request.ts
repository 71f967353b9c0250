import type { ManagedDataRequest } from '#contract/console/privacy/schemas.ts'
import type { DataAct } from '#contract/people/data-requests/schemas.ts'
import { lockAccounts } from '../../people/access/index.ts'
import { endAllSessions } from '../../people/account/index.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import {
  type AskedCopy,
  beginCopy,
  beginDeletion,
  mailAnswered,
  pageOfRequest,
} from '../../people/privacy/index.ts'
import { type DataRequestRow, dataRequests } from '../../people/privacy/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { accountOf, actsOf, getDataRequest, requireDataRequest } from './data-request-rows.ts'
import { privacyConsoleTexts as texts } from './texts.ts'

const requests: OwnerPart = { locks: [], isPublic: false }
/** Of the history: no person and no word. */
const lineOf = (id: number) => ({ part: `data-request:${id}`, after: { name: texts.number(id) } })

type Written = { id: number; text: string; isRefusal: boolean }

/**
 * Answers a request, or refuses it with the reason: whoever asked gets it by mail and finds it on the page of the request (PPL-32). The same
 * words again are done already. @throws forbidden, not_found, conflict where somebody answered before
 */
export function answerDataRequest(
  ctx: ApiContext,
  { id, text, isRefusal }: Written,
  urls: UrlSettings,
): Promise<ManagedDataRequest> {
  return changePart(ctx, requests, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getDataRequest(ctx, id)
    const row = await requireDataRequest(ctx, id, true)
    const state = isRefusal ? 'refused' : 'answered'
    if (row.state === state && row.answer === text) return { answer }
    if (row.state !== 'open') throw new ApiError('conflict', texts.answered)
    await settle(ctx, owner, { row, state, text, begun: null, urls })
    return { done: { what: `data-request.${isRefusal ? 'refuse' : 'answer'}`, ...lineOf(id) }, answer }
  })
}

type Settled = {
  row: DataRequestRow
  state: 'answered' | 'refused'
  text: string
  begun: DataAct | null
  urls: UrlSettings
}

async function settle(ctx: ApiContext, owner: Teammate, settled: Settled): Promise<void> {
  const { row, state, text, begun, urls } = settled
  const answered = await updateRow(ctx.db, dataRequests, withId(dataRequests, ctx, row.id), {
    ...{ state, answer: text, begun, answeredAt: ctx.ports.clock.now() },
    ...{ answeredById: owner.id, answeredBy: owner.name },
  })
  const page = begun === 'deletion-link' ? deletionPage : await pageOfRequest(ctx, answered)
  await mailAnswered(ctx, answered, { urls, page })
}

/** Where somebody deletes their account by themselves: the password is asked there, and codes before it. */
const deletionPage = '/homepage/privacidade/exclusao'

type Begun = { id: number; act: DataAct; copying: Job<AskedCopy>; urls: UrlSettings }

/**
 * Begins what is asked by one press, and answers that it began: a copy, which is for its person alone, or the deletion, which waits its week
 * and ends their sessions, or the mail that leads to where they delete it (PPL-32). Twice is once. @throws forbidden, not_found, conflict with what is to be settled first
 */
export function carryOutDataRequest(
  ctx: ApiContext,
  { id, act, copying, urls }: Begun,
): Promise<ManagedDataRequest> {
  return changePart(ctx, requests, {}, async (ctx, owner) => {
    const answer = (ctx: ApiContext) => getDataRequest(ctx, id)
    // The account of whoever asked first (ADR 24); the request may have been answered meanwhile.
    const { participantId } = await requireDataRequest(ctx, id)
    if (participantId !== null) await requireAccount(ctx, participantId)
    const row = await requireDataRequest(ctx, id, true)
    if (row.begun === act) return { answer }
    if (row.state !== 'open') throw new ApiError('conflict', texts.answered)
    const account = await accountOf(ctx, row)
    if (!account || !actsOf(row, account).includes(act)) throw new ApiError('conflict', texts.notPossible)
    if (act === 'copy') await beginCopy(ctx, account.id, copying)
    // As when they ask by themselves: whoever else is in sees it, and can take nothing back.
    if (act === 'deletion' && (await beginDeletion(ctx, account, urls))) await endAllSessions(ctx, account.id)
    await settle(ctx, owner, { row, state: 'answered', text: texts.begun[act], begun: act, urls })
    return { done: { what: `data-request.${act}`, ...lineOf(id) }, answer }
  })
}

/** Holds the account. @throws conflict where it is gone */
async function requireAccount(ctx: ApiContext, id: number): Promise<void> {
  const [locked] = await lockAccounts(ctx, [id])
  if (!locked || locked.status === 'deleted') throw new ApiError('conflict', texts.gone)
}
