import { desc, eq, inArray, lt } from 'drizzle-orm'
import {
  type AppointmentKind,
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
