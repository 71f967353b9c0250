import { appointmentStateNames, weekdayNames } from '#contract/services/appointments/kinds.ts'
import type { Appointment } from '#contract/services/appointments/schemas.ts'
import type { appointments } from './tables.ts'

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
