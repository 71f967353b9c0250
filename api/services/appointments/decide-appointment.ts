import { and, eq } from 'drizzle-orm'
import type { Decision } from '#contract/console/services/schemas.ts'
import { appointmentStateNames } from '#contract/services/appointments/kinds.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { AppointmentRow } from './appointment-answer.ts'
import { mailAppointment } from './appointment-mail.ts'
import { appointments } from './tables.ts'
import { appointmentTexts as texts } from './texts.ts'

type Facts = Partial<typeof appointments.$inferInsert>
/** `isDone`: something changed now; else it was so before. */
type Decided = { appointment: AppointmentRow; isDone: boolean }

/**
 * What the team decides of a request, in the owner's transaction: its person reads it on their page, and gets a mail whose subject says
 * nothing of it. @throws not_found, conflict, invalid_input beside `at`
 */
export async function decideAppointment(
  ctx: ApiContext,
  { id, decision }: { id: number; decision: Decision },
  by: { id: number; name: string },
): Promise<Decided> {
  const row = await lockAppointment(ctx, id)
  const facts = factsOf(ctx, row, decision)
  if (isSame(row, facts)) return { appointment: row, isDone: false }
  requireOpen(row, decision)
  const at = 'at' in facts ? facts.at : undefined
  if (at && at <= ctx.ports.clock.now()) throw ApiError.fields({ at: texts.past })
  const [appointment] = await ctx.db
    .update(appointments)
    .set({ ...facts, decidedBy: by.id, decidedByName: by.name })
    .where(itself(ctx, id))
    .returning()
  if (!appointment) throw new Error('The request is gone')
  if (decision.what !== 'done') await mailAppointment(ctx, appointment, decision.what)
  return { appointment, isDone: true }
}

const itself = ({ station }: ApiContext, id: number) =>
  and(eq(appointments.stationId, station.id), eq(appointments.id, id))

async function lockAppointment(ctx: ApiContext, id: number): Promise<AppointmentRow> {
  const [row] = await ctx.db.select().from(appointments).where(itself(ctx, id)).for('no key update')
  if (!row) throw new ApiError('not_found', texts.unknown)
  return row
}

function factsOf({ ports }: ApiContext, row: AppointmentRow, decision: Decision): Facts {
  switch (decision.what) {
    case 'confirm':
      return { state: 'confirmed', at: new Date(decision.at), answer: decision.answer || row.answer }
    case 'done':
      return { state: 'done', settledAt: row.settledAt ?? ports.clock.now() }
    case 'refuse':
      return {
        state: 'refused',
        answer: decision.answer,
        at: null,
        settledAt: row.settledAt ?? ports.clock.now(),
      }
    default:
      return { answer: decision.answer }
  }
}

/** Sent again after a lost answer it is what it was to become. */
const isSame = (row: AppointmentRow, facts: Facts) =>
  Object.entries(facts).every(([key, value]) => {
    const now = row[key as keyof AppointmentRow]
    return now instanceof Date && value instanceof Date ? now.getTime() === value.getTime() : now === value
  })

/** What is over is only answered; done is what was confirmed. */
function requireOpen(row: AppointmentRow, { what }: Decision): void {
  const isOver = row.state === 'done' || row.state === 'refused'
  if (isOver && what !== 'answer')
    throw new ApiError('conflict', texts.settled(appointmentStateNames[row.state], row.decidedByName))
  if (what === 'done' && row.state !== 'confirmed') throw new ApiError('conflict', texts.notConfirmed)
}
