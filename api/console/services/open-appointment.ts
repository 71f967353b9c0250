import type { Decision, OpenedAppointment, QueuedAppointment } from '#contract/console/services/schemas.ts'
import { appointmentNames } from '#contract/services/appointments/kinds.ts'
import { participants } from '../../people/access/tables.ts'
import { ownerChange, requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { writeAccessLine } from '../../services/access-lines/index.ts'
import {
  appointmentTexts,
  decideAppointment as decide,
  decisionTag,
} from '../../services/appointments/index.ts'
import { appointments } from '../../services/appointments/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOwnKind } from '../own-areas.ts'
import { isAsker, queueColumns, toQueued } from './appointment-rows.ts'

async function found({ db, station, actor }: ApiContext, id: number) {
  return db
    .select({
      queued: queueColumns,
      row: appointments,
      email: participants.email,
      tel: participants.tel,
    })
    .from(appointments)
    .innerJoin(participants, isAsker)
    .where(withId(appointments, { station }, id, isOwnKind({ actor })))
    .then(one(appointmentTexts.unknown))
}

/** A request with what it says: its person sees who opened it, and when (GAP-93). @throws forbidden, not_found */
export async function openAppointment(ctx: ApiContext, id: number): Promise<OpenedAppointment> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const { queued, row, email, tel } = await found(ctx, id)
  const { participantId, kind } = row
  await writeAccessLine(ctx, { reader, what: 'appointment', area: appointmentNames[kind], participantId })
  return {
    ...toQueued(queued),
    ...{ email, tel, phone: row.phone, description: row.description, answer: row.answer },
    decidedBy: row.decidedByName,
    tag: decisionTag(row),
  }
}

/** Decides a request in an owner's name. The history says which, and nothing of its person or its words. @throws forbidden, not_found, conflict, invalid_input */
export async function decideAppointment(
  ctx: ApiContext,
  { id, decision }: { id: number; decision: Decision },
): Promise<QueuedAppointment> {
  requireOption(ctx, 'unionServices')
  return ownerChange(ctx, {}, async (ctx, owner) => {
    await found(ctx, id)
    const answer = async (ctx: ApiContext) => toQueued((await found(ctx, id)).queued)
    const { appointment, isDone } = await decide(ctx, { id, decision }, owner)
    if (!isDone) return { answer }
    const after = { name: `${appointmentNames[appointment.kind]}, nº ${id}` }
    return { done: { what: `appointment.${decision.what}`, part: `appointment:${id}`, after }, answer }
  })
}
