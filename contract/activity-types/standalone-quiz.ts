import type { ActivityType } from './activity-type.ts'

/** Type 22, ours: a quiz with a player of its own, each question until it is right (POL-11, GAP-52). */
export const standaloneQuiz = {
  id: 22,
  name: 'Quiz avulso',
  isStandalone: true,
  isEarnedOnce: true,
  isWithoutRulesTab: true,
} as const satisfies ActivityType
