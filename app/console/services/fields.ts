import {
  type AppointmentKind,
  appointmentKinds,
  mostWords,
  weekdayNames,
  weekdays,
} from '#contract/services/appointments/kinds.ts'
import { type Field, needed, orEmpty, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

const answer: Omit<Field, 'label'> = { name: 'answer', kind: 'long', rows: 4, maxLength: mostWords }

/** When an appointment is, and a word to its person. */
export const confirmFields: readonly Field[] = [
  { name: 'at', label: texts.confirm.at, kind: 'instant', ...needed },
  { ...answer, label: texts.confirm.answer, rows: 3, ...orEmpty },
]
export const refuseFields: readonly Field[] = [{ ...answer, label: texts.refuse.reason, ...needed }]
export const replyFields: readonly Field[] = [{ ...answer, label: texts.reply.answer, ...needed }]

/** The name of the tick of a day. Pure. */
export const dayName = (kind: AppointmentKind, day: string): string => `${kind}.${day}`

/** A tick for each day of each area, and how long what is over is kept. */
export const settingsFields: readonly Field[] = [
  ...appointmentKinds.flatMap((kind) =>
    weekdays.map(
      (day): Field => ({ name: dayName(kind, day), label: weekdayNames[day], kind: 'flag', isSaved: false }),
    ),
  ),
  {
    name: 'keepDays',
    label: texts.settings.keep,
    help: texts.settings.keepHelp,
    kind: 'whole',
    maxLength: 4,
    ...orNull,
  },
]
