import type { Journey } from '#contract/activities/home/schemas.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { cardState } from './card-state.ts'

/** The next step of a journey: what to do, and how far one is. */
export type NextStep = { journey: string; action: ActionCard; done: number; total: number }

/** Gives the next activity of the first journey that was begun and goes on; null: there is none. Pure. */
export function nextStep(journeys: readonly Journey[], now: Date): NextStep | null {
  for (const { name: journey, actions } of journeys) {
    const done = actions.filter(({ hasDone }) => hasDone).length
    const action = actions.find(
      (one) => !one.hasDone && !['locked', 'ended'].includes(cardState(one, now) ?? ''),
    )
    if (done > 0 && action) return { journey, action, done, total: actions.length }
  }
  return null
}
