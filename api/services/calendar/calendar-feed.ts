import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isBlocked, linkTokenId, memberOf, signInStation, slowAddress } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { openCalendars } from './list-schedules.ts'
import { readOccurrences } from './read-occurrences.ts'
import { calendarFeeds } from './tables.ts'
import { calendarTexts as texts } from './texts.ts'
import { writeFeed } from './write-feed.ts'
import { localOf } from './zone-time.ts'

const purpose = 'calendar-feed'
/** New addresses that a member makes in a day. */
const renewals = { name: 'calendar-address', points: 20, durationSeconds: 24 * 3600 }
/** Programs look several times an hour, on each device of a member. */
const readings = { name: 'calendar-feed', points: 120, durationSeconds: 3600 }
/** Addresses that are none, tried from one network in an hour before it waits. */
const perAddress = { name: 'calendar-feed-unknown', free: 60, durationSeconds: 3600 }
/** Days that a feed tells of, before and after today. */
const [daysBack, daysAhead] = [31, 395]
const letters = 4_000

const isOf = (ctx: ApiContext, participantId: number) =>
  inStation(calendarFeeds, ctx, eq(calendarFeeds.participantId, participantId))

/** Of what nobody can say without the station's key. */
const tokenOf = (ctx: ApiContext, participantId: number, nonce: string) =>
  signInStation(ctx, purpose, `${participantId} ${nonce}`)

/** Where the caller subscribes to the calendars; null until they ask for an address (NWS-05). */
export async function getCalendarAddress(
  ctx: ApiContext,
  urls: UrlSettings,
): Promise<{ url: string | null }> {
  const participantId = requireOpen(ctx)
  const [row] = await ctx.db
    .select({ nonce: calendarFeeds.nonce })
    .from(calendarFeeds)
    .where(isOf(ctx, participantId))
  return { url: row ? urlOf(ctx, await tokenOf(ctx, participantId, row.nonce), urls) : null }
}

/** A new address for the caller; an older one is gone from now on (NWS-05). @throws too_many_requests */
export async function renewCalendarAddress(ctx: ApiContext, urls: UrlSettings): Promise<{ url: string }> {
  const participantId = requireOpen(ctx)
  await limit(ctx, { ...renewals, key: `${ctx.station.id}:${participantId}` })
  const nonce = randomBytes(32).toString('base64url')
  const token = await tokenOf(ctx, participantId, nonce)
  const row = { tokenId: linkTokenId(token), nonce, createdAt: ctx.ports.clock.now() }
  await ctx.db
    .insert(calendarFeeds)
    .values({ ...row, stationId: ctx.station.id, participantId })
    .onConflictDoUpdate({ target: [calendarFeeds.stationId, calendarFeeds.participantId], set: row })
  return { url: urlOf(ctx, token, urls) }
}

/**
 * The calendars that the member of an address may see, in iCalendar form. @throws not_found for an address that is none or was renewed,
 * and for a member who may not come in; too_many_requests
 */
export async function getCalendarFeed(ctx: ApiContext, file: string, urls: UrlSettings): Promise<string> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1]
  const who = token === undefined ? undefined : await holderOf(ctx, linkTokenId(token))
  const calendars = openCalendars(ctx)
  if (!who) await slowAddress(ctx, perAddress)
  if (!who || isBlocked(who) || calendars.length === 0) throw new ApiError('not_found', texts.feedGone)
  await limit(ctx, { ...readings, key: `${ctx.station.id}:${who.id}` })
  const { day } = localOf(ctx.ports.clock.now(), ctx.station.config.timezone)
  const window = { from: day - daysBack, to: day + daysAhead }
  const { list } = await readOccurrences(ctx, { calendars, window, letters })
  return writeFeed(list, {
    station: ctx.station,
    url: stationUrl(ctx.station, urls),
    now: ctx.ports.clock.now(),
  })
}

/** The address ends with the access to the account: whoever saw it reads on else, for years. */
export async function endCalendarAddress(
  { db }: Pick<ApiContext, 'db'>,
  { stationId, id }: { stationId: number; id: number },
): Promise<void> {
  await db
    .delete(calendarFeeds)
    .where(inStation(calendarFeeds, { stationId }, eq(calendarFeeds.participantId, id)))
}

async function holderOf({ db, station }: ApiContext, tokenId: string) {
  const { id, status, hasEstablishment } = participants
  const [row] = await db
    .select({ id, status, hasEstablishment })
    .from(calendarFeeds)
    .innerJoin(participants, withId(participants, { station }, calendarFeeds.participantId))
    .where(inStation(calendarFeeds, { station }, eq(calendarFeeds.tokenId, tokenId)))
  return row
}

/** Who calls, where there is anything to subscribe to. @throws forbidden */
function requireOpen(ctx: ApiContext): number {
  if (openCalendars(ctx).length === 0) throw new ApiError('forbidden', texts.closed)
  return memberOf(ctx)
}

const urlOf = ({ station }: ApiContext, token: string, urls: UrlSettings) =>
  `${stationUrl(station, urls)}/api/calendar-feeds/${token}.ics`
