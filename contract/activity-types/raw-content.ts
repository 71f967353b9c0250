import type { ActivityType } from './activity-type.ts'

/** Type 16: something to read or watch; having seen it is taking part (ACT-16). */
export const rawContent = {
  id: 16,
  name: 'Conteúdo',
  isBuilt: true,
  isWithoutRulesTab: true,
} as const satisfies ActivityType
