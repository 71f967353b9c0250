import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import type { ActivityState } from '../../ui/activity-card.tsx'

type Facts = Pick<
  ActionCard,
  | 'hasDone'
  | 'userActions'
  | 'limitPerUser'
  | 'participationStart'
  | 'participationEnd'
  | 'prerequisites'
  | 'only_for'
>

const newForMs = 14 * 24 * 60 * 60 * 1000

/** Whether a card is only for subscribers of a plan that the member does not have. Pure. */
export const isForOthers = ({ only_for }: Pick<ActionCard, 'only_for'>): boolean =>
  only_for !== null && !only_for.is_open

/**
 * Gives the state that a card shows: done for good, over, waiting for others, or fresh (LOOK: card states). What can be
 * done again is not done. Pure.
 */
export function cardState(card: Facts, now: Date): ActivityState | undefined {
  const { hasDone, userActions, limitPerUser, participationStart, participationEnd, prerequisites } = card
  if (hasDone && limitPerUser !== null && userActions >= limitPerUser) return 'done'
  if (participationEnd && new Date(participationEnd) < now) return 'ended'
  if (isForOthers(card) || !prerequisites.user_done_prerequisites) return 'locked'
  const start = participationStart ? new Date(participationStart) : null
  return start && start <= now && now.getTime() - start.getTime() < newForMs ? 'new' : undefined
}
