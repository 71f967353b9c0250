import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { searchAppointments as call } from '#contract/console/services/endpoints.ts'
import type { QueuedAppointment } from '#contract/console/services/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { AppointmentKind, AppointmentState } from '#contract/services/appointments/kinds.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { appointments } from '../../services/appointments/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOwnKind } from '../own-areas.ts'
import { isAsker, queueColumns, toQueue } from './appointment-rows.ts'

type Query = {
  kind?: AppointmentKind | undefined
  state?: AppointmentState | undefined
  before?: number | undefined
  limit: number
}

/** Requests for appointments, newest first, page by page, and how many wait for an answer. @throws forbidden, not_found */
export async function searchAppointments(ctx: ApiContext, query: Query): Promise<Answer<typeof call>> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const { kind, state, before, limit } = query
  const ofStation = inStation(appointments, ctx, isOwnKind(ctx))
  const { rows, last } = await page(
    ctx.db
      .select(queueColumns)
      .from(appointments)
      .innerJoin(participants, isAsker)
      .where(
        and(
          ofStation,
          kind && eq(appointments.kind, kind),
          state && eq(appointments.state, state),
          before ? lt(appointments.id, before) : undefined,
        ),
      )
      .orderBy(desc(appointments.id)),
    limit,
  )
  const waiting = await ctx.db.$count(appointments, and(ofStation, eq(appointments.state, 'asked')))
  const list = await toQueue(ctx, reader, rows)
  return { list, next: last?.id ?? null, waiting }
}

/** Of one day no more than this is shown. */
const mostOfDay = 500

/** What is confirmed on a day of the station's calendar, in its order. @throws forbidden, not_found */
export async function listAppointmentDay(ctx: ApiContext, day: string): Promise<QueuedAppointment[]> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const { timezone } = ctx.station.config
  const rows = await ctx.db
    .select(queueColumns)
    .from(appointments)
    .innerJoin(participants, isAsker)
    .where(
      inStation(
        appointments,
        ctx,
        isOwnKind(ctx),
        inArray(appointments.state, ['confirmed', 'done']),
        gte(appointments.at, startOfDay(day, timezone)),
        lt(appointments.at, startOfDay(day, timezone, 1)),
      ),
    )
    .orderBy(asc(appointments.at), asc(appointments.id))
    .limit(mostOfDay)
  return toQueue(ctx, reader, rows)
}
