import { expect, test } from 'vitest'
import { cardState } from './card-state.ts'

const now = new Date('2026-05-04T15:00:00Z')
const facts = {
  hasDone: false,
  userActions: 0,
  limitPerUser: 1 as number | null,
  participationStart: '2026-01-01T03:00:00Z',
  participationEnd: '2027-01-01T03:00:00Z',
  prerequisites: {
    action_has_prerequisites: false,
    user_done_prerequisites: true,
    left: 0,
    action_prerequisites: [],
  },
  only_for: null as { plans: string[]; is_open: boolean } | null,
}
const locked = { ...facts.prerequisites, action_has_prerequisites: true, user_done_prerequisites: false }
const forOuro = (is_open: boolean) => ({ plans: ['Ouro'], is_open })

test.each([
  ['plain', {}, undefined],
  ['done', { hasDone: true, userActions: 1 }, 'done'],
  ['done once of three times', { hasDone: true, userActions: 1, limitPerUser: 3 }, undefined],
  ['done, without a limit', { hasDone: true, userActions: 9, limitPerUser: null }, undefined],
  ['over', { participationEnd: '2026-05-01T03:00:00Z' }, 'ended'],
  ['over and locked', { participationEnd: '2026-05-01T03:00:00Z', prerequisites: locked }, 'ended'],
  ['ACT-S07 locked', { prerequisites: locked }, 'locked'],
  ['GAP-139 for subscribers of a plan that one has not', { only_for: forOuro(false) }, 'locked'],
  ['GAP-139 for subscribers, of whom one is', { only_for: forOuro(true) }, undefined],
  ['begun last week', { participationStart: '2026-04-28T03:00:00Z' }, 'new'],
  ['begins next week', { participationStart: '2026-05-11T03:00:00Z' }, undefined],
  ['without dates', { participationStart: null, participationEnd: null }, undefined],
] as const)('HOM-05 a card that is %s', (_, changes, state) => {
  expect(cardState({ ...facts, ...changes }, now)).toBe(state)
})
