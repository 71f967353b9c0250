import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { getDomain } from 'tldts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type {
  askByMail as askCall,
  proveDataRequest as call,
} from '#contract/people/data-requests/endpoints.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow, updateRow, withId } from '../../platform/db/rows.ts'
import { limit, mailboxKey } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { addressLoads, linkTokenId, passAddress, signInStation, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { tellStation } from '../notices/index.ts'
import { dueFrom, toRequest, unprovedMs } from './data-requests.ts'
import { mailProof, mailReceived } from './request-mails.ts'
import { type DataRequestRow, dataRequests } from './tables.ts'
import { privacyTexts as texts } from './texts.ts'

/** Mails that strangers may have sent to one mailbox in a day: by a station, and by all together (SEC-111). */
const perMailbox = { points: 3, durationSeconds: 86_400 }
const ofAllStations = { name: 'data-request-mailbox', points: 10, durationSeconds: 86_400 }
/** Requests that mailboxes of one domain prove to a station in a day: whoever has a domain has as many mailboxes as they like. */
const perDomain = { name: 'data-request-domain', points: 60, durationSeconds: 86_400 }
/** Links an address tries in an hour before it waits. */
const perAddress = { name: 'data-request-link', free: 60, durationSeconds: 3600 }

/** The secret of a request's link: by the station's key, so that each mail about it has the same. */
const tokenOf = (ctx: ApiContext, { id }: { id: number }): Promise<string> =>
  signInStation(ctx, 'data-request', String(id))

/** The page of a request for whoever made it: of its link, or, where a session asked, of members. Who asked by a link may not be able to log in. */
export const pageOfRequest = async (
  ctx: ApiContext,
  request: Pick<DataRequestRow, 'id' | 'tokenId'>,
): Promise<string> =>
  request.tokenId !== null
    ? `/politica-de-privacidade/pedido/${await tokenOf(ctx, request)}`
    : '/homepage/privacidade/pedidos'

/**
 * Takes a request of somebody who is not logged in: nothing of it counts before the link of its mail is opened, and the answer, the limits and
 * what is written are the same for an address with an account and for one without (PPL-32, SEC-111). @throws invalid_input, too_many_requests
 */
export async function askByMail(
  ctx: ApiContext,
  body: ParsedInput<typeof askCall>['body'],
  urls: UrlSettings,
): Promise<Answer<typeof askCall>> {
  await passAddress(ctx, addressLoads.support, body, { always: true })
  const mailbox = mailboxKey(body.email)
  await limit(ctx, { ...perMailbox, name: 'data-request', key: `${ctx.station.id}:${mailbox}` })
  await limit(ctx, { ...ofAllStations, key: mailbox })
  const { name, email, kind, text } = body
  await inTransaction(ctx, async (ctx) => {
    const asked = await insertRow(ctx.db, dataRequests, {
      ...{ stationId: ctx.station.id, name, email, kind, text, state: 'unproved' as const },
      createdAt: ctx.ports.clock.now(),
    })
    const tokenId = linkTokenId(await tokenOf(ctx, asked))
    const row = await updateRow(ctx.db, dataRequests, withId(dataRequests, ctx, asked.id), { tokenId })
    await mailProof(ctx, row, { urls, page: await pageOfRequest(ctx, row) })
  })
  return { messages: [texts.requests.sent] }
}

/** The request of a link; one that nobody proved is there for three days. */
async function requestOfLink(ctx: ApiContext, token: string): Promise<DataRequestRow | undefined> {
  const since = new Date(ctx.ports.clock.now().getTime() - unprovedMs)
  const isThere = or(ne(dataRequests.state, 'unproved'), gt(dataRequests.createdAt, since))
  const [row] = await ctx.db
    .select()
    .from(dataRequests)
    .where(inStation(dataRequests, ctx, and(eq(dataRequests.tokenId, linkTokenId(token)), isThere)))
  return row
}

/** What a link's request says and what was answered; it changes nothing. @throws too_many_requests */
export async function readDataRequest(ctx: ApiContext, token: string): Promise<Answer<typeof call>> {
  await slowAddress(ctx, perAddress)
  const row = await requestOfLink(ctx, token)
  return { request: row ? toRequest(row) : null }
}

/**
 * Lets a request count from now on, for its mailbox showed who asks: it is told to the station, received by mail, and belongs to the account of
 * that mailbox, if there is one. Twice is once. @throws too_many_requests
 */
export async function proveDataRequest(
  outer: ApiContext,
  token: string,
  urls: UrlSettings,
): Promise<Answer<typeof call>> {
  await slowAddress(outer, perAddress)
  const found = await requestOfLink(outer, token)
  if (!found) return { request: null }
  if (found.state === 'unproved') await limitDomain(outer, found)
  return inTransaction(outer, async (ctx) => {
    const [locked] = await ctx.db
      .select()
      .from(dataRequests)
      .where(withId(dataRequests, ctx, found.id))
      .for('update')
    if (locked?.state !== 'unproved') return { request: locked ? toRequest(locked) : null }
    const row = await updateRow(ctx.db, dataRequests, withId(dataRequests, ctx, found.id), {
      ...{ state: 'open', dueAt: dueFrom(ctx.ports.clock.now()) },
      participantId: await accountOf(ctx, found.email),
    })
    await tellStation(ctx, 'privacy', row.id)
    await mailReceived(ctx, row, { urls, page: await pageOfRequest(ctx, row) })
    return { request: toRequest(row) }
  })
}

/** The link waits for three days: who is refused today comes again. @throws too_many_requests */
async function limitDomain(ctx: ApiContext, { email }: Pick<DataRequestRow, 'email'>): Promise<void> {
  const host = email.slice(email.lastIndexOf('@') + 1)
  const key = `${ctx.station.id}:${getDomain(host) ?? host}`
  await limit(ctx, { ...perDomain, key })
}

/** Whose account has a mailbox that its person proved: what the team wrote there, or who only signed up, proves nothing. */
async function accountOf({ db, station }: ApiContext, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(
      inStation(
        participants,
        { station },
        eq(participants.email, email),
        isNotNull(participants.emailProvedAt),
        ne(participants.status, 'inactive'),
        ne(participants.status, 'deleted'),
      ),
    )
  return row?.id ?? null
}
