import { z } from 'zod'
import { fieldTexts } from '../fields.ts'
import { isInKnownYears } from '../is-in-known-years.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { atMost } from './at-most.ts'

/** Type 4: a seat in a course, with the voucher that opens its door (ACT-04). */
export const course = {
  id: 4,
  name: 'Curso presencial',
  givesVoucher: true,
} as const satisfies ActivityType

const schema = z.object({
  course: z.object({
    local: atMost(mostLetters.course.local),
    date: z.iso.datetime({ offset: true }).refine(isInKnownYears, fieldTexts.day).nullish(),
    /** Null: without an end. */
    seats: z.int().nonnegative().max(1_000_000).nullish(),
    rules: atMost(mostLetters.course.rules).default(''),
  }),
})
export type CourseBody = z.output<typeof schema>

export const courseBody = {
  schema,
  forMembers: (body, { activityId, seatsLeft }) => ({
    presential_courses: [{ id: activityId, ...seenByAll(body), left: seatsLeft }],
  }),
  forVisitors: (body, { isSoldOut }) => ({
    presential_courses: [{ ...seenByAll(body), soldOut: isSoldOut }],
  }),
} satisfies ActivityBody<CourseBody>

const seenByAll = ({ course: { local, date, seats, rules } }: CourseBody) => ({
  local,
  date: date ?? null,
  seats: seats ?? null,
  rules,
})
