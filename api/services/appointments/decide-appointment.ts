import type { Decision } from '#contract/console/services/schemas.ts'
import { appointmentStateNames, weekdayNames, weekdays } from '#contract/services/appointments/kinds.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, updateRow, withId } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { mailAppointment } from './appointment-mail.ts'
import type { AppointmentRow } from './list-appointments.ts'
import { settingsOf } from './settings.ts'
import { appointments } from './tables.ts'
import { appointmentTexts as texts } from './texts.ts'

/** So far ahead one is confirmed: two years. */
const furthestMs = 731 * 86_400_000

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
  if ('seen' in decision && decision.seen !== decisionTag(row))
    throw new ApiError('conflict', texts.decided(row.decidedByName))
  requireTime(ctx, row, decision)
  await requireUsual(ctx, row, decision)
  const appointment = await updateRow(ctx.db, appointments, withId(appointments, ctx, id), {
    ...facts,
    decidedBy: by.id,
    decidedByName: by.name,
  })
  if (decision.what !== 'done') await mailAppointment(ctx, appointment, decision.what)
  return { appointment, isDone: true }
}

/** Of what was decided: whoever decides over it says what they saw. Pure. */
export const decisionTag = ({ state, at, answer }: Pick<AppointmentRow, 'state' | 'at' | 'answer'>): string =>
  digestOf([state, at?.toISOString() ?? null, answer]).slice(0, 12)

/** What is confirmed is to come, within two years; what is done has begun. */
function requireTime({ ports }: ApiContext, row: AppointmentRow, decision: Decision): void {
  const now = ports.clock.now()
  if (decision.what === 'done' && row.at && row.at > now) throw new ApiError('conflict', texts.notYet)
  if (decision.what !== 'confirm') return
  const at = new Date(decision.at)
  if (at <= now) throw ApiError.fields({ at: texts.past })
  if (at.getTime() > now.getTime() + furthestMs) throw ApiError.fields({ at: texts.tooFar })
}

/** Hours at which people are attended. */
const [opens, closes] = [7, 20]

/** A time that was mistyped is mostly one at which nobody attends: whoever wants to be told is (LEG-03, CTB-03). */
async function requireUsual(ctx: ApiContext, row: AppointmentRow, decision: Decision): Promise<void> {
  if (decision.what !== 'confirm' || !decision.isUsual) return
  const { weekday, hour } = onClocks(new Date(decision.at), ctx.station.config.timezone)
  const { days } = await settingsOf(ctx)
  if (!weekday || !days[row.kind].includes(weekday))
    throw ApiError.fields({ at: texts.otherDay(weekday ? weekdayNames[weekday] : 'Domingo') })
  if (hour < opens || hour >= closes) throw ApiError.fields({ at: texts.otherHour(opens, closes) })
}

/** In the order of our weekdays; on Sundays nobody attends. */
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** What the clocks of a zone show: the day of the week, undefined on Sundays, and the hour. */
function onClocks(at: Date, timeZone: string) {
  const format = { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(at)
  const part = (wanted: 'weekday' | 'hour') => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { weekday: weekdays[shortDays.indexOf(part('weekday'))], hour: Number(part('hour')) }
}

async function lockAppointment(ctx: ApiContext, id: number): Promise<AppointmentRow> {
  return ctx.db
    .select()
    .from(appointments)
    .where(withId(appointments, ctx, id))
    .for('no key update')
    .then(one(texts.unknown))
}

function factsOf({ ports }: ApiContext, row: AppointmentRow, decision: Decision): Facts {
  switch (decision.what) {
    case 'confirm':
      return { state: 'confirmed', at: new Date(decision.at), answer: withAnswer(row, decision.answer) }
    case 'done':
      return { state: 'done', settledAt: row.settledAt ?? ports.clock.now() }
    case 'refuse':
      return {
        state: 'refused',
        answer: withAnswer(row, decision.answer),
        at: null,
        settledAt: row.settledAt ?? ports.clock.now(),
      }
    default:
      return { answer: withAnswer(row, decision.answer) }
  }
}

/** As much as a person reads of one request. */
const mostAnswers = 20_000

/**
 * What was said stays, and what is said now comes after it: nobody's words are changed once their reader may have read them
 * (GAP-146). Sent again it is said once. @throws invalid_input beside `answer`
 */
function withAnswer({ answer }: AppointmentRow, said: string): string | null {
  if (!said || !answer) return said || answer
  if (answer === said || answer.endsWith(`\n\n${said}`)) return answer
  const both = `${answer}\n\n${said}`
  if (both.length > mostAnswers) throw ApiError.fields({ answer: texts.tooManyAnswers })
  return both
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
