import type { saveAppointmentSettings as call } from '#contract/console/services/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { AppointmentSettings } from '#contract/services/appointments/content.ts'
import { lastLine, ownerChange, requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { appointmentTexts, settingsOf, writeSettings } from '../../services/appointments/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { tagOf } from '../site-parts.ts'

type Managed = Answer<typeof call>
const part = 'appointment-settings'

async function managed(ctx: ApiContext): Promise<Managed> {
  const settings = await settingsOf(ctx)
  return { ...settings, tag: tagOf(settings) }
}

/** When the station attends, and how long what is over is kept. @throws forbidden, not_found */
export async function getAppointmentSettings(ctx: ApiContext): Promise<Managed> {
  requireOption(ctx, 'unionServices')
  await requireOwner(ctx)
  return managed(ctx)
}

/** Changes them where they are as their owner saw them. @throws forbidden, not_found, conflict */
export async function saveAppointmentSettings(
  ctx: ApiContext,
  { seen, value }: { seen: string; value: AppointmentSettings },
): Promise<Managed> {
  requireOption(ctx, 'unionServices')
  return ownerChange(ctx, { locks: ['collections'] }, async (ctx) => {
    const before = await managed(ctx)
    const after = { ...value, tag: tagOf(value) }
    if (after.tag === before.tag) return { answer: () => before }
    if (before.tag !== seen) {
      const who = (await lastLine(ctx, part))?.who ?? appointmentTexts.somebody
      const details = { who, tag: before.tag, value: before }
      throw new ApiError('conflict', appointmentTexts.changed, { details })
    }
    await writeSettings(ctx, ctx.station.id, value)
    return { done: { what: 'appointment-settings.save', part, before, after }, answer: () => after }
  })
}
