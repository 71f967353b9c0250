import { formatInstant, takesParticipations, worthOf } from '../../activities/participation/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ActivityRow } from './activity-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'

type Window = Pick<ActivityRow, 'typeId' | 'participationStart' | 'participationEnd' | 'body'>

/** What can be taken part in has both ends of its window, and ends before what it gives does (ACT-S05). @throws invalid_input */
export function requireWindow(
  { station }: ApiContext,
  { participationStart, participationEnd, ...row }: Window,
): void {
  if (!takesParticipations(row.typeId)) return
  if (!participationStart) throw ApiError.fields({ participationStart: texts.windowMissing })
  if (!participationEnd) throw ApiError.fields({ participationEnd: texts.windowMissing })
  const { timezone } = station.config
  const endsAt = worthOf(row.typeId, row.body, timezone)?.endsAt
  // Both ends belong to the window, and a form knows minutes only.
  if (endsAt && participationEnd > endsAt)
    throw ApiError.fields({ participationEnd: texts.outlivesWorth(formatInstant(endsAt, timezone)) })
}
