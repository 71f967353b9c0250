import { course as courseType } from '#contract/activity-types/course.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

const most = mostLetters.course

/** Type 4 (ACT-04). */
export const course: TypeForm = {
  contract: courseType,
  name: 'Curso presencial',
  about: 'Um encontro com vagas; quem se inscreve recebe um voucher.',
  icon: 'calendar',
  fields: [
    { name: 'course.local', label: 'Local', kind: 'text', maxLength: most.local },
    { name: 'course.date', label: 'Data e hora', kind: 'instant', optional: true },
    { name: 'course.seats', label: 'Vagas', kind: 'whole', optional: true, help: 'Vazio: sem limite.' },
    { name: 'course.rules', label: 'Orientações', kind: 'long', maxLength: most.rules, optional: true },
  ],
}
