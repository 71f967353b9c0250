import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { numberOr } from './route-number.ts'

/**
 * One intended participation, told apart from earlier ones by the one that it comes after. Two tabs, a reload and a
 * retry after a lost answer mean the same one; another is begun on purpose (ADR 0034).
 */
export type Intention = {
  /** The number of the participation it comes after, 0 for the first. Forms carry it as `depois`. */
  after: number
  /** Done within a day, while nobody asked for another. `isRecent`: within minutes. */
  done: { id: number; createdAt: string; isRecent: boolean } | null
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Finds the intention of a page. Pure. `wanted`: `depois` of the address. */
export function intentionOf(
  last: ActionDetail['last_participation'],
  wanted: string | null,
  now: Date,
): Intention {
  if (!last) return { after: 0, done: null }
  const { id, createdAt } = last
  const ageMs = now.getTime() - Date.parse(createdAt)
  const isShown = numberOr(wanted) !== id && !last.undone && ageMs < dayMs
  return {
    after: id,
    done: isShown ? { id, createdAt, isRecent: ageMs < 15 * minuteMs } : null,
  }
}

/** Gives the key of an intention, from the form that carries it out. Undefined for forms of older pages. */
export function keyOfIntention(activityId: number, formData: FormData): string | undefined {
  const after = /^\d{1,15}$/.exec(String(formData.get('depois')))?.[0]
  // Sharing in another network is another thing to do.
  const network = /^[a-z]{1,20}$/.exec(String(formData.get('network')))?.[0]
  return after && ['atividade', activityId, 'depois', after, ...(network ? [network] : [])].join('-')
}
