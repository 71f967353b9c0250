import type { ParticipationState } from '#contract/activities/participation/schemas.ts'
import { onlyFor } from '#contract/commerce/plans/areas.ts'
import type { Activity } from './activity-type.ts'
import type { MemberFacts } from './member-facts.ts'
import type { Seats } from './seats.ts'
import { activityTexts } from './texts.ts'

type Rules = Pick<Activity, 'participationStart' | 'participationEnd' | 'limitPerUser'>
export type Circumstances = {
  now: Date
  timeZone: string
  takesParticipations: boolean
  /** What is said of a type that takes none from a form. */
  closedText?: string | undefined
  /** Of activities that end by themselves: from when on what one takes is worth nothing. */
  worth?: { endsAt: Date | null; over: string } | null | undefined
  /** Of activities with seats or stock. */
  seats?: Seats | null
}

const open: ParticipationState = { state: 'open', message: '' }

/**
 * Whether somebody may take part, for all types: window, limit, worth, seats, plans, prerequisites, in this order (ACT-S05..S07). Pure.
 * The same decision is shown on the page and enforced when taking part.
 */
export function decide(rules: Rules, facts: MemberFacts, at: Circumstances): ParticipationState {
  const against =
    windowState(rules, at) ??
    // Nobody runs into a limit where there is nothing to send.
    (at.takesParticipations ? limitState(rules, facts) : undefined) ??
    overState(at) ??
    seatsState(at) ??
    planState(facts) ??
    prerequisiteState(facts)
  if (against) return against
  return at.takesParticipations
    ? open
    : { state: 'unavailable', message: at.closedText ?? activityTexts.notOpenHere }
}

/** Both ends belong to the window. */
function windowState(
  { participationStart: start, participationEnd: end }: Rules,
  { now, timeZone }: Circumstances,
): ParticipationState | undefined {
  if (!start || !end) return { state: 'window_missing', message: activityTexts.windowMissing }
  if (now >= start && now <= end) return undefined
  const message = activityTexts.outsideWindow(formatInstant(start, timeZone), formatInstant(end, timeZone))
  return { state: 'outside_window', message }
}

/** GAP-35: null is no limit, 0 is blocked. */
function limitState({ limitPerUser }: Rules, { userActions }: MemberFacts): ParticipationState | undefined {
  if (limitPerUser === null || userActions < limitPerUser) return undefined
  return { state: 'limit_reached', message: activityTexts.limitReached }
}

/** Nobody pays for, or is promised, what is expired the moment they have it. */
function overState({ worth, now }: Circumstances): ParticipationState | undefined {
  if (!worth?.endsAt || now < worth.endsAt) return undefined
  return { state: 'over', message: worth.over }
}

/** Before the prerequisites: nobody should do something first only to find that nothing is left. */
function seatsState({ seats }: Circumstances): ParticipationState | undefined {
  if (!seats || seats.left === null || seats.left > 0) return undefined
  return { state: 'sold_out', message: seats.soldOut }
}

/** Before the prerequisites, and behind the seats: nobody should do something, or subscribe, for what is not for them then. */
function planState({ planLock }: MemberFacts): ParticipationState | undefined {
  if (!planLock || planLock.isOpen) return undefined
  return { state: 'plan_missing', message: `${onlyFor(planLock.names)}.` }
}

function prerequisiteState({ prerequisites }: MemberFacts): ParticipationState | undefined {
  if (prerequisites.user_done_prerequisites) return undefined
  const left = prerequisites.action_prerequisites.filter(({ done }) => !done).map(({ name }) => name)
  return { state: 'prerequisites_missing', message: activityTexts.prerequisites(left) }
}

/** 'DD/MM/YYYY às HH:mm' on the clock of `timeZone` (TEN-08, GAP-37). */
export function formatInstant(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.day}/${parts.month}/${parts.year} às ${parts.hour}:${parts.minute}`
}
