import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type AppointmentKind, weekdays } from '#contract/services/appointments/kinds.ts'
import type { Appointment, AppointmentInput } from '#contract/services/appointments/schemas.ts'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { tellStation } from '../../people/notices/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitDone } from '../../platform/rate-limit/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { appointmentAnswer } from './list-appointments.ts'
import { settingsOf } from './settings.ts'
import { appointments } from './tables.ts'
import { appointmentTexts } from './texts.ts'

/** Of one person and one kind at once. */
const mostWaiting = 10

type AppointmentAsked = {
  participantId: number
  kind: AppointmentKind
  input: AppointmentInput & { phone?: string }
  key: string
}

/** Writes what somebody asks for, once per key. @throws invalid_input beside `date`, limit_reached, conflict */
export async function writeAppointment(
  ctx: ApiContext,
  { participantId, kind, input, key }: AppointmentAsked,
): Promise<Appointment> {
  const weekday = weekdays.find((day) => day === input.date)
  const { days } = await settingsOf(ctx)
  if (!weekday || !days[kind].includes(weekday))
    throw ApiError.fields({ date: appointmentTexts.dayNotOffered })
  return inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, participantId)
    const inputDigest = digestOf([kind, input.date, input.description, input.phone ?? null])
    const earlier = await byKey(ctx, participantId, key)
    if (earlier && earlier.inputDigest !== inputDigest)
      throw new ApiError('conflict', appointmentTexts.keyOfAnother)
    if (earlier) return appointmentAnswer(earlier)
    await requireFewWaiting(ctx, participantId, kind)
    const row = await insertRow(ctx.db, appointments, {
      ...{ stationId: ctx.station.id, participantId, kind, weekday, state: 'asked' as const },
      ...{ description: input.description, phone: input.phone ?? null },
      ...{ idempotencyKey: key, inputDigest, createdAt: ctx.ports.clock.now() },
    })
    return appointmentAnswer(row)
  })
}

const ofPerson = (ctx: ApiContext, participantId: number) =>
  inStation(appointments, ctx, eq(appointments.participantId, participantId))

async function byKey(ctx: ApiContext, participantId: number, key: string) {
  const [row] = await ctx.db
    .select()
    .from(appointments)
    .where(and(ofPerson(ctx, participantId), eq(appointments.idempotencyKey, key)))
  return row
}

/** Counted under the lock of the person. */
async function requireFewWaiting(ctx: ApiContext, participantId: number, kind: AppointmentKind) {
  const waiting = await ctx.db.$count(
    appointments,
    and(ofPerson(ctx, participantId), eq(appointments.kind, kind), eq(appointments.state, 'asked')),
  )
  if (waiting >= mostWaiting)
    throw new ApiError('limit_reached', appointmentTexts.tooManyWaiting(mostWaiting))
}

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
