import { useLocation } from '@remix-run/react'
import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionCard as Action } from '#contract/activities/participation/schemas.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { onlyFor } from '#contract/commerce/plans/areas.ts'
import { quizPath } from '../../routing/activity-address.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { ActivityCard } from '../../ui/activity-card.tsx'
import { Points } from '../../ui/amount.tsx'
import { formatDate } from '../../ui/format.ts'
import { truncate } from '../../ui/truncate.ts'
import * as css from './action-card.css.ts'
import { cardState, isForOthers } from './card-state.ts'
import { texts } from './texts.ts'

const rowNameLength = 62
/** Shown width of a picture above the words by how many cards stand beside each other, for the browser's choice of picture. */
const sizes = {
  /** 4, 3 on tablets, 2 on phones. */
  fours: '(min-width: 64rem) 17rem, (min-width: 40rem) 33vw, 50vw',
  /** 3, 2 on tablets, 1 on phones. */
  threes: '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 90vw',
  /** 4, 3 on tablets, 1 on phones. */
  journey: '(min-width: 64rem) 17rem, (min-width: 40rem) 33vw, 90vw',
}
/** Of the other forms: as wide as their height asks for. */
const sizesOf = { above: undefined, beside: '17rem', full: undefined, ruled: '8rem' }

/**
 * Gives the address of a card: elsewhere (type 13), the plans that open it, the missing prerequisites, or the activity
 * (HOM-09, ACT-S07). @param page the page of the card, which stays under the dialog
 */
export function cardHref(action: Action, now: Date, page: { pathname: string; search: string }): string {
  const state = cardState(action, now)
  if (state === 'locked' && isForOthers(action)) return '/homepage/planos'
  if (state === 'locked') {
    const withDialog = new URLSearchParams(page.search)
    withDialog.set('bloqueada', String(action.id))
    return `${page.pathname}?${withDialog}`
  }
  if (action.type_id === standaloneQuiz.id) return quizPath(action.id)
  return action.redirect_links[0]?.url ?? `/homepage/atividades/${action.id}`
}

/** Shows an activity in a row of the member's home. `now` comes from the loader: server and browser see the same. */
export function ActionCard({
  action,
  now,
  size,
  priority = false,
  nameLength = rowNameLength,
  headingLevel = 3,
}: {
  action: Action
  now: Date
  /** The row that it stands in. */
  size: keyof typeof sizes
  priority?: boolean
  /** Characters of the name before it is cut (HOM-09). */
  nameLength?: number
  headingLevel?: 2 | 3
}) {
  const page = useLocation()
  const { currency, timezone, memberLook } = useStation()
  const form = memberLook.card
  const state = cardState(action, now)
  const note = noteOf(action, state, now, timezone)
  const points = rewardOf(action)
  const shown = {
    href: cardHref(action, now, page),
    title: truncate(action.name, nameLength),
    type: action.type.name,
    cover: action.image ? pictureSource(action.image, { sizes: sizesOf[form] ?? sizes[size] }) : undefined,
    state,
    priority,
    headingLevel,
    form,
  }
  return (
    <ActivityCard
      {...shown}
      facts={JSON.stringify([shown, note, points, points > 0 && currency])}
      reward={points > 0 ? <Points points={points} currency={currency} gain /> : undefined}
      note={note ? <span className={css.note}>{note}</span> : undefined}
    />
  )
}

/** A window of many years is as good as none: its end would say nothing. */
const farMs = 365 * 24 * 60 * 60 * 1000

function noteOf(action: Action, state: ReturnType<typeof cardState>, now: Date, timezone: string) {
  const { participationStart: start, participationEnd: end, prerequisites } = action
  if (state === 'locked' && action.only_for && isForOthers(action)) return onlyFor(action.only_for.plans)
  if (state === 'locked') {
    const { left, action_prerequisites: named } = prerequisites
    return left === 1 && named[0] ? texts.card.needs(named[0].name) : texts.card.needsSeveral(left)
  }
  if (state === 'done' || state === 'ended') return undefined
  if (start && new Date(start) > now) return texts.card.from(formatDate(start, timezone))
  return end && new Date(end).getTime() - now.getTime() < farMs
    ? texts.card.until(formatDate(end, timezone))
    : undefined
}
