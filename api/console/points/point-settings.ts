import type { savePointSettings as call } from '#contract/console/points/endpoints.ts'
import type { PointSettings } from '#contract/console/points/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { countWithRight } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'
import { teamPart } from '../team/team.ts'
import { pointSettings } from './tables.ts'
import { pointTexts as texts } from './texts.ts'

type Saved = Answer<typeof call>

/** Nobody of the team goes while it is decided that two are needed. */
const settings: OwnerPart = { locks: ['entries:points', ...teamPart.locks], isPublic: false }

/** From which amount on two people give points, in centavos of the station's unit; null: one is enough. */
export async function fourEyesAbove(ctx: ApiContext): Promise<number | null> {
  const [row] = await ctx.db.select().from(pointSettings).where(inStation(pointSettings, ctx))
  return row?.fourEyesAboveCents ?? null
}

/** What a station set, with its tag. */
export async function pointSettingsOf(ctx: ApiContext): Promise<Saved> {
  const value = { fourEyesAboveCents: await fourEyesAbove(ctx) }
  return { ...value, tag: tagOf(value) }
}

/** Changes it where it is as it was seen. What waits already goes on waiting. @throws forbidden, conflict, invalid_input while there are not two people */
export function savePointSettings(
  ctx: ApiContext,
  { seen, value }: { seen: string; value: PointSettings },
): Promise<Saved> {
  return changePart(ctx, settings, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      what: 'points-settings.save',
      part: 'points-settings',
      seen,
      changed: texts.settingsChanged,
      read: pointSettingsOf,
      writtenOf: ({ fourEyesAboveCents }) => ({ fourEyesAboveCents }),
      write: async (ctx, before) => {
        if (tagOf(value) === before.tag) return
        if (value.fourEyesAboveCents !== null) await requireTwo(ctx)
        await ctx.db
          .insert(pointSettings)
          .values({ ...value, stationId: ctx.station.id })
          .onConflictDoUpdate({ target: pointSettings.stationId, set: value })
      },
    }),
  )
}

async function requireTwo(ctx: ApiContext): Promise<void> {
  if ((await countWithRight(ctx, 'points')) < 2) throw ApiError.fields({ fourEyesAboveCents: texts.needsTwo })
}
