import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { ActionLink } from '#contract/activities/participation/action-link.ts'
import { activityTypeOf } from '#contract/activity-types/index.ts'
import { memberOf } from '../../people/access/index.ts'
import { shortenPath } from '../../people/links/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { activities, isOnAir, shareLinks } from './tables.ts'
import { activityTexts } from './texts.ts'

/**
 * The http(s) address an activity stores to be shared, or null: nothing else is ever redirected to (GAP-55). Pure.
 * @param body the activity's own part
 */
export function sharedTarget(body: Record<string, unknown>): string | null {
  const { link } = body
  if (typeof link !== 'string' || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

async function targetInStation({ db, station }: ApiContext, activityId: number): Promise<string | null> {
  const [row] = await db
    .select({ body: activities.body })
    .from(activities)
    .where(withId(activities, { station }, activityId, isOnAir))
  return row ? sharedTarget(row.body) : null
}

/**
 * The address a participant shares an activity by; the same activity again gives the same one. `short_url` is the same
 * place through `/s/{slug}`. @throws not_found for an activity without anything to share
 */
export async function createShareLink(
  ctx: ApiContext,
  activityId: number,
  urls: UrlSettings,
): Promise<{ url: string; short_url: string }> {
  const { db, station, ports } = ctx
  const participantId = memberOf(ctx)
  if (!(await targetInStation(ctx, activityId))) throw new ApiError('not_found', activityTexts.nothingToShare)
  const mine = inStation(
    shareLinks,
    ctx,
    eq(shareLinks.participantId, participantId),
    eq(shareLinks.activityId, activityId),
  )
  await db
    .insert(shareLinks)
    .values({
      stationId: station.id,
      code: `c${nanoid(15)}`,
      participantId,
      activityId,
      createdAt: ports.clock.now(),
    })
    .onConflictDoNothing()
  const [share] = await db.select({ code: shareLinks.code }).from(shareLinks).where(mine)
  if (!share) throw new Error('A share link was neither stored nor found')
  const path = `/compartilhamento?source=${share.code}&campaign=${activityId}`
  const slug = await shortenPath(ctx, path, participantId)
  const base = stationUrl(station, urls)
  return { url: `${base}${path}`, short_url: `${base}/s/${slug}` }
}

/**
 * Where a share link leads (DLK-02). A code must belong to the activity; the number of the older links is not looked
 * up, so that nobody learns by it who has an account. @throws not_found
 */
export async function validateSharing(
  ctx: ApiContext,
  { activityId, sharer }: { activityId: number; sharer: number | string },
): Promise<{ action: { contents: { link: string }[] } }> {
  const isKnown = typeof sharer === 'number' || (await isCodeOf(ctx, sharer, activityId))
  const link = isKnown ? await targetInStation(ctx, activityId) : null
  if (!link) throw new ApiError('not_found', activityTexts.shareOver)
  return { action: { contents: [{ link }] } }
}

async function isCodeOf({ db, station }: ApiContext, code: string, activityId: number): Promise<boolean> {
  const [row] = await db
    .select({ activityId: shareLinks.activityId })
    .from(shareLinks)
    .where(inStation(shareLinks, { station }, eq(shareLinks.code, code)))
  return row?.activityId === activityId
}

/** What a line needs to lead to an activity. */
export const linkColumns = {
  id: activities.id,
  name: activities.name,
  typeId: activities.typeId,
  status: activities.status,
}
type Row = Pick<typeof activities.$inferSelect, keyof typeof linkColumns>

/** An activity as a line leads to it: a quiz has a page of its own, what is withdrawn has none (POL-11). Pure. */
export function toActionLink({ id, name, typeId, status }: Row): ActionLink {
  const isMet = status === 'published'
  return { id, name, page: isMet ? (activityTypeOf(typeId).isStandalone ? 'quiz' : 'activity') : null }
}
