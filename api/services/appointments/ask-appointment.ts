import { randomUUID } from 'node:crypto'
import type { AppointmentKind } from '#contract/services/appointments/kinds.ts'
import type { Appointment } from '#contract/services/appointments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitDone } from '../../platform/rate-limit/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { appointmentTexts } from './texts.ts'
import { type AppointmentAsked, writeAppointment } from './write-appointment.ts'

/** More than anybody asks for. */
const perDay = { name: 'appointment', points: 30, durationSeconds: 86_400 }

/**
 * Asks for an appointment on a weekday that the station offers, once per key (LEG-03, CTB-03, HEA-02..04).
 * @throws not_found, invalid_input beside `date`, limit_reached, too_many_requests, conflict
 */
export async function askAppointment(
  ctx: ApiContext,
  kind: AppointmentKind,
  input: AppointmentAsked['input'],
  key: string = randomUUID(),
): Promise<Appointment> {
  requireOption(ctx, 'unionServices')
  const participantId = memberOf(ctx)
  const counted = { ...perDay, key: `${ctx.station.id}:${participantId}` }
  const write = () =>
    inTransaction(ctx, async (ctx) => {
      const written = await writeAppointment(ctx, { participantId, kind, input, key })
      await tellStation(ctx, 'appointment', written.id)
      return written
    })
  return limitDone(ctx, counted, write, tooOften)
}

const tooOften = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', appointmentTexts.tooOften(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
