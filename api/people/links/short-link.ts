import { eq } from 'drizzle-orm'
import { customAlphabet } from 'nanoid'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { memberOf } from '../access/index.ts'
import { shortLinks } from './tables.ts'
import { linkTexts } from './texts.ts'

/** Without what people mistake for something else: 0 O, 1 l I. 54^8 slugs. */
const newSlug = customAlphabet('23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ', 8)

const perHour = 200

/**
 * The path of an address of this station (its own address, or a path), or null for every other: a short link never
 * leads to another site. Pure.
 */
export function pathInStation(address: string, base: string): string | null {
  // Browsers read a backslash as a slash and skip control characters.
  if (/[\\\p{Cc}]/u.test(address) || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin || url.username || url.password) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || path.length > longestPath ? null : path
}

/** Letters beyond ASCII are nine characters each by now; what is stored has an index. */
const longestPath = 2_000

/** Shortens the address of a page of the station (DLK-03). @throws invalid_input, too_many_requests */
export async function createShortLink(
  ctx: ApiContext,
  address: string,
  urls: UrlSettings,
): Promise<{ result_url: string }> {
  const participantId = memberOf(ctx)
  const base = stationUrl(ctx.station, urls)
  const path = pathInStation(address, base)
  if (path === null) throw ApiError.fields({ url: linkTexts.foreignAddress })
  const key = `${ctx.station.id}:${participantId}`
  await limit(ctx, { name: 'short-link', key, points: perHour, durationSeconds: 3600 })
  return { result_url: `${base}/s/${await shortenPath(ctx, path, participantId)}` }
}

/** The slug of a path; asked for again by the same participant it is the same. */
export async function shortenPath(ctx: ApiContext, path: string, participantId: number): Promise<string> {
  const { db, station, ports } = ctx
  await db
    .insert(shortLinks)
    .values({ stationId: station.id, slug: newSlug(), path, participantId, createdAt: ports.clock.now() })
    .onConflictDoNothing()
  const [row] = await db
    .select({ slug: shortLinks.slug })
    .from(shortLinks)
    .where(inStation(shortLinks, ctx, eq(shortLinks.participantId, participantId), eq(shortLinks.path, path)))
  if (!row) throw new Error('A short link was neither stored nor found')
  return row.slug
}

/** Where a short link of the station leads. @throws not_found */
export async function openShortLink({ db, station }: ApiContext, slug: string): Promise<{ path: string }> {
  return db
    .select({ path: shortLinks.path })
    .from(shortLinks)
    .where(inStation(shortLinks, { station }, eq(shortLinks.slug, slug)))
    .then(one(linkTexts.short))
}
