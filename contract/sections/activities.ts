import { sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 5: the public activities (PUB-06). */
export const activities = {
  id: 5,
  name: 'Atividades públicas',
} as const satisfies SectionType

export const activitiesSchema = sectionWith()
