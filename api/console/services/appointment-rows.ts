import { and, eq } from 'drizzle-orm'
import type { QueuedAppointment } from '#contract/console/services/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { appointments } from '../../services/appointments/tables.ts'

/** Who asked for it. */
export const isAsker = and(
  eq(participants.stationId, appointments.stationId),
  eq(participants.id, appointments.participantId),
)

/** Of the queue: nothing of what a request says. */
export const queueColumns = {
  id: appointments.id,
  person: participants.name,
  kind: appointments.kind,
  state: appointments.state,
  weekday: appointments.weekday,
  at: appointments.at,
  createdAt: appointments.createdAt,
}

type Listed = Omit<QueuedAppointment, 'at' | 'createdAt'> & { at: Date | null; createdAt: Date }

/** A request in the queue. Pure. */
export const toQueued = ({ at, createdAt, ...row }: Listed): QueuedAppointment => ({
  ...row,
  at: at?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
