import { gt, lte } from 'drizzle-orm'
import { errorTexts } from '#contract/errors.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { linkTokenId, newLinkToken } from './link-key.ts'
import { slowAddress } from './pass-captcha.ts'
import { keptForms } from './tables.ts'
import { accessTexts } from './texts.ts'

/** As long as the cookie that knows of it. */
const keptMs = 30 * 60 * 1000
/** Of a station at a time, some 60 MB at the most: its people do not all write long texts when their sessions end. */
const mostOfStation = 300
/** What comes from one network beyond so many comes ever later. */
const ofLine = { name: 'kept-form', free: 30, durationSeconds: 1800 }

const oldest = ({ ports }: PlatformContext) => new Date(ports.clock.now().getTime() - keptMs)

/** Keeps a sealed form for half an hour; the answered id is said nowhere else (ACC-06). @throws too_many_requests, unavailable */
export async function keepForm(ctx: ApiContext, { sealed }: { sealed: string }): Promise<{ id: string }> {
  await slowAddress(ctx, ofLine)
  const ofStation = inStation(keptForms, ctx, gt(keptForms.createdAt, oldest(ctx)))
  if ((await ctx.db.$count(keptForms, ofStation)) >= mostOfStation)
    throw new ApiError('unavailable', errorTexts.unavailable)
  const id = newLinkToken()
  const [stationId, createdAt] = [ctx.station.id, ctx.ports.clock.now()]
  await ctx.db.insert(keptForms).values({ stationId, id: linkTokenId(id), sealed, createdAt })
  return { id }
}

/** A form that is kept still. @throws not_found */
export async function getKeptForm(ctx: ApiContext, id: string): Promise<{ sealed: string }> {
  return ctx.db
    .select({ sealed: keptForms.sealed })
    .from(keptForms)
    .where(withId(keptForms, ctx, linkTokenId(id), gt(keptForms.createdAt, oldest(ctx))))
    .then(one(accessTexts.formOver))
}

/** Removes forms that nobody came back for. */
export async function tidyKeptForms(ctx: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await ctx.db.delete(keptForms).where(lte(keptForms.createdAt, oldest(ctx)))
  })
}
