import { and, asc, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import {
  type AppointmentKind,
  appointmentNames,
  appointmentPages,
  appointmentStateNames,
  weekdayNames,
} from '#contract/services/appointments/kinds.ts'
import type { Appointment } from '#contract/services/appointments/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { appointments } from './tables.ts'

/** The caller's requests of some kinds, newest first, page by page (LEG-03, CTB-03). @throws not_found */
export async function listAppointments(
  ctx: ApiContext,
  kinds: readonly AppointmentKind[],
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Appointment[]> {
  requireOption(ctx, 'unionServices')
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      inStation(
        appointments,
        ctx,
        eq(appointments.participantId, memberOf(ctx)),
        inArray(appointments.kind, [...kinds]),
        before ? lt(appointments.id, before) : undefined,
      ),
    )
    .orderBy(desc(appointments.id))
    .limit(limit)
  return rows.map(appointmentAnswer)
}

/** Of what is to come so many, which a home shows in a line each. */
const mostToCome = 20

/** What the home of a member says of appointments: those to come, the next first, then what was asked for. */
export async function appointmentMoments(
  ctx: ApiContext,
  { begins }: { begins: string },
): Promise<Partial<HomeMoments>> {
  if (begins !== 'services' || !ctx.station.config.behaviour.unionServices) return {}
  const rows = await ctx.db
    .select({ kind: appointments.kind, at: appointments.at })
    .from(appointments)
    .where(
      inStation(
        appointments,
        ctx,
        eq(appointments.participantId, memberOf(ctx)),
        or(
          eq(appointments.state, 'asked'),
          and(eq(appointments.state, 'confirmed'), gte(appointments.at, ctx.ports.clock.now())),
        ),
      ),
    )
    .orderBy(asc(appointments.at), desc(appointments.id))
    .limit(mostToCome)
  return {
    appointments: rows.map(({ kind, at }) => ({
      name: appointmentNames[kind],
      page: appointmentPages[kind],
      at: at?.toISOString() ?? null,
    })),
  }
}

export type AppointmentRow = typeof appointments.$inferSelect

/** A request in the names of the wire (D3§3). Pure. */
export const appointmentAnswer = (row: AppointmentRow): Appointment => ({
  id: row.id,
  tipo: row.kind,
  descricao: row.description,
  situacao: appointmentStateNames[row.state],
  state: row.state,
  data: row.at?.toISOString() ?? null,
  preferencia: weekdayNames[row.weekday],
  resposta: row.answer,
  createdAt: row.createdAt.toISOString(),
})
