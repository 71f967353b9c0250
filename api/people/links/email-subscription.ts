import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId, written } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { isSameSecret, signInStation, slowAddress } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { emailSubscriptions } from './tables.ts'
import { linkTexts } from './texts.ts'

const purpose = 'email-subscription'
/** Links an address opens in an hour before it waits. */
const perAddress = { name: 'email-list', free: 60, durationSeconds: 3600 }

/** A participant's number, or `e` and the number of an address that has no account. */
type SubscriberId = number | string

/**
 * The address that takes somebody off the list, for `renderMail` and its `List-Unsubscribe`. Works as long as the
 * station exists. `email` is for people without account.
 */
export async function unsubscribeLink(
  ctx: ApiContext,
  who: { participantId: number } | { email: string },
  urls: UrlSettings,
): Promise<string> {
  const id = 'participantId' in who ? who.participantId : `e${await rowOf(ctx, who.email.toLowerCase())}`
  const hash = await signInStation(ctx, purpose, String(id))
  return `${stationUrl(ctx.station, urls)}/email/desinscricao/${id}/${hash}`
}

/** Whether an address may get mails that are not transactional. Ask before every one of them. */
export async function isSubscribed({ db, station }: ApiContext, email: string): Promise<boolean> {
  const [row] = await db
    .select({ unsubscribedAt: emailSubscriptions.unsubscribedAt })
    .from(emailSubscriptions)
    .where(inStation(emailSubscriptions, { station }, eq(emailSubscriptions.email, email.toLowerCase())))
  return !row?.unsubscribedAt
}

/** The row of an address, made when there is none. */
async function rowOf({ db, station, ports }: ApiContext, email: string): Promise<number> {
  const now = ports.clock.now()
  const row = await db
    .insert(emailSubscriptions)
    .values({ stationId: station.id, email, createdAt: now })
    .onConflictDoUpdate({
      target: [emailSubscriptions.stationId, emailSubscriptions.email],
      set: { email },
    })
    .returning({ id: emailSubscriptions.id })
    .then(written(emailSubscriptions))
  return row.id
}

/** The address behind a link whose signature is right. @throws not_found: forged, of another station, unknown */
async function provedEmail(
  ctx: ApiContext,
  id: SubscriberId,
  hash: string,
  refusal: string,
): Promise<string> {
  const { db } = ctx
  await slowAddress(ctx, perAddress)
  const isProved = isSameSecret(hash, await signInStation(ctx, purpose, String(id)))
  const table = typeof id === 'number' ? participants : emailSubscriptions
  const number = typeof id === 'number' ? id : Number(id.slice(1))
  const [row] = isProved
    ? await db
        .select({ email: table.email })
        .from(table)
        .where(withId(table, ctx, number))
    : []
  if (!row) throw new ApiError('not_found', refusal)
  return row.email
}

/** Has an address leave the list at an instant, or come back. */
export async function setSubscription(
  ctx: ApiContext,
  email: string,
  unsubscribedAt: Date | null,
): Promise<void> {
  const row = { stationId: ctx.station.id, email, unsubscribedAt, createdAt: ctx.ports.clock.now() }
  await ctx.db
    .insert(emailSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [emailSubscriptions.stationId, emailSubscriptions.email],
      set: { unsubscribedAt },
    })
}

type Link = { id: SubscriberId; hash: string }

/**
 * Puts an address back on the list (EML-01). The answer is what the station reads as success (GAP-34).
 * @throws not_found, too_many_requests
 */
export async function subscribeEmail(ctx: ApiContext, { id, hash }: Link) {
  await setSubscription(ctx, await provedEmail(ctx, id, hash, linkTexts.subscribe), null)
  const emptyIsError = ctx.station.config.behaviour.subscribeEmptyMeans === 'error'
  return { data: emptyIsError ? [1] : [], error: false }
}

/** Takes an address off the list (EML-02); twice is the same as once. @throws not_found, too_many_requests */
export async function unsubscribeEmail(ctx: ApiContext, { id, hash }: Link): Promise<number[]> {
  const email = await provedEmail(ctx, id, hash, linkTexts.unsubscribe)
  await setSubscription(ctx, email, ctx.ports.clock.now())
  return [1]
}
