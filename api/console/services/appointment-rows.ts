import type { QueuedAppointment } from '#contract/console/services/schemas.ts'
import { appointmentNames } from '#contract/services/appointments/kinds.ts'
import { participants } from '../../people/access/tables.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { noteDaily } from '../../services/access-lines/index.ts'
import { appointments } from '../../services/appointments/tables.ts'

/** Who asked for it. */
export const isAsker = withId(participants, appointments, appointments.participantId)

/** Of the queue: nothing of what a request says. */
export const queueColumns = {
  id: appointments.id,
  participantId: appointments.participantId,
  person: participants.name,
  kind: appointments.kind,
  state: appointments.state,
  weekday: appointments.weekday,
  at: appointments.at,
  createdAt: appointments.createdAt,
}

type Listed = Omit<QueuedAppointment, 'at' | 'createdAt'> & {
  participantId: number
  at: Date | null
  createdAt: Date
}

/** A request in the queue. Pure. */
export const toQueued = ({ participantId: _, at, createdAt, ...row }: Listed): QueuedAppointment => ({
  ...row,
  at: at?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** Requests as the queue shows them: their people see who saw it, and on which day (GAP-93). */
export async function toQueue(
  ctx: ApiContext,
  reader: Teammate,
  rows: readonly Listed[],
): Promise<QueuedAppointment[]> {
  const seen = rows.map(({ participantId, kind }) => ({ participantId, area: appointmentNames[kind] }))
  await noteDaily(ctx, { reader, what: 'queue', seen })
  return rows.map(toQueued)
}
