import { z } from 'zod'
import { isHealth } from '#contract/services/appointments/kinds.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import type { AppointmentRow } from './list-appointments.ts'
import { appointments } from './tables.ts'

const mailSchema = z.object({
  stationId: z.number(),
  appointmentId: z.number(),
  what: z.enum(['confirm', 'refuse', 'answer']),
  /** Tells one decision from the next of its kind. */
  key: z.string(),
})
type What = z.output<typeof mailSchema>['what']

/** At once to one mailbox, of all stations together; what is beyond waits (ADR 94). */
const perMailbox: readonly MailboxLimit[] = [
  { name: 'appointment-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'appointment-mailbox-day', points: 30, durationSeconds: 86_400 },
]

/** Has who asked told by mail, if the surrounding transaction commits. */
export async function mailAppointment(ctx: ApiContext, { id }: AppointmentRow, what: What): Promise<void> {
  const key = `${what}:${ctx.ports.clock.now().getTime()}`
  await enqueue(ctx, appointmentMailJob, { stationId: ctx.station.id, appointmentId: id, what, key })
}

/** The page on which the member sees it. */
const pageOf = ({ kind }: AppointmentRow) => {
  if (isHealth(kind)) return '/homepage/saude'
  return `/homepage/consultoria-${kind === 'legal' ? 'juridica' : 'contabil'}/agendamentos`
}

/** Renders and sends it as the request is now; run twice it is sent once. Its subject says nothing of what it is about (GAP-93). */
export const appointmentMailJob = defineJob({
  name: 'mail-appointment',
  data: mailSchema,
  async run(job, asked): Promise<void> {
    const outer = await atStation(job, asked.stationId)
    const found = outer && (await askedBy(outer, asked.appointmentId))
    if (!found || found.row.told.includes(asked.key)) return
    const { row, person } = found
    const until = await fullUntil(outer, person.email, perMailbox)
    if (until) return enqueue(outer, appointmentMailJob, asked, { startAfter: until })
    const mail = await renderMail(outer.station, job.urls, {
      ...{ kind: 'appointment', what: asked.what, name: person.name, answer: row.answer ?? undefined },
      at: row.at ?? undefined,
      link: `${stationUrl(outer.station, job.urls)}${pageOf(row)}`,
    })
    await inTransaction(outer, async (ctx) => {
      const itself = withId(appointments, asked, row.id)
      const [now] = await ctx.db.select().from(appointments).where(itself).for('no key update')
      if (!now || now.told.includes(asked.key)) return
      await ctx.db
        .update(appointments)
        .set({ told: [...now.told, asked.key] })
        .where(itself)
      const { stationId } = asked
      await sendMail(ctx, { ...mail, stationId, kind: `appointment_${asked.what}`, to: person.email })
    })
  },
})

/** With its person; none of who left. */
async function askedBy({ db, station }: ApiContext, id: number) {
  const [found] = await db
    .select({
      row: appointments,
      person: { name: participants.name, email: participants.email, status: participants.status },
    })
    .from(appointments)
    .innerJoin(participants, withId(participants, appointments, appointments.participantId))
    .where(withId(appointments, { station }, id))
  return found && found.person.status !== 'deleted' ? found : undefined
}
