import { sectionWith } from './section-schema.ts'
import type { SectionType } from './section-type.ts'

/** Type 7: the plans, only where there are some (PUB-08, GAP-07). */
export const plans = {
  id: 7,
  name: 'Planos',
  needs: 'plans',
  takesMenuEntriesAlong: true,
} as const satisfies SectionType

export const plansSchema = sectionWith()
