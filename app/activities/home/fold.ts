import { cardState } from './card-state.ts'

/** Parts what can be done from how many are done for good and how many wait for something else; order stays. Pure. */
export function fold<Card extends Parameters<typeof cardState>[0]>(actions: readonly Card[], now: Date) {
  const states = actions.map((action) => cardState(action, now))
  const count = (wanted: 'done' | 'locked') => states.filter((state) => state === wanted).length
  return {
    open: actions.filter((_, at) => states[at] !== 'done' && states[at] !== 'locked'),
    done: count('done'),
    locked: count('locked'),
  }
}
