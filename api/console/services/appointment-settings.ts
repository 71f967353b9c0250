import type { saveAppointmentSettings as call } from '#contract/console/services/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { AppointmentSettings } from '#contract/services/appointments/content.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { appointmentTexts, settingsOf, writeSettings } from '../../services/appointments/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'

type Managed = Answer<typeof call>
const settings: OwnerPart = { locks: ['collections'], isPublic: false }

async function managed(ctx: ApiContext): Promise<Managed> {
  const value = await settingsOf(ctx)
  return { ...value, tag: tagOf(value) }
}

/** When the station attends, and how long what is over is kept. @throws forbidden, not_found */
export async function getAppointmentSettings(ctx: ApiContext): Promise<Managed> {
  requireOption(ctx, 'unionServices')
  await requireTeam(ctx)
  return managed(ctx)
}

/** Changes them where they are as their owner saw them. @throws forbidden, not_found, conflict */
export async function saveAppointmentSettings(
  ctx: ApiContext,
  { seen, value }: { seen: string; value: AppointmentSettings },
): Promise<Managed> {
  requireOption(ctx, 'unionServices')
  return changePart(ctx, settings, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      what: 'appointment-settings.save',
      part: 'appointment-settings',
      seen,
      changed: appointmentTexts.changed,
      read: managed,
      // A station that set nothing has no row, and follows the defaults until it sets something.
      write: async (ctx, before) => {
        if (tagOf(value) !== before.tag) await writeSettings(ctx, ctx.station.id, value)
      },
    }),
  )
}
