import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { nextStep } from './next-step.ts'

const now = new Date('2026-06-01T12:00:00Z')
const open = {
  id: 1,
  hasDone: false,
  userActions: 0,
  limitPerUser: 1,
  participationStart: null,
  participationEnd: null,
  prerequisites: {
    action_has_prerequisites: false,
    user_done_prerequisites: true,
    left: 0,
    action_prerequisites: [],
  },
  only_for: null,
}
const done = { ...open, id: 2, hasDone: true, userActions: 1 }
const locked = { ...open, id: 3, prerequisites: { ...open.prerequisites, user_done_prerequisites: false } }
const again = { ...open, id: 4, hasDone: true, userActions: 1, limitPerUser: 5 }

test('HOM-05 a row shows what can be done; what is done for good or locked is counted', () => {
  expect(fold([done, open, locked, again], now)).toEqual({ open: [open, again], done: 1, locked: 1 })
  expect(fold([], now)).toEqual({ open: [], done: 0, locked: 0 })
})

const journey = (...actions: object[]) => ({ id: 1, name: 'Trilha', actions }) as never

test('HOM-04 the next step is the first that can be done, of the first journey that was begun', () => {
  expect(nextStep([journey(open), journey(done, locked, open)], now)).toMatchObject({
    journey: 'Trilha',
    action: { id: 1 },
    done: 1,
    total: 3,
  })
  expect(nextStep([journey(open, locked)], now), 'none was begun').toBeNull()
  expect(nextStep([journey(done, locked), journey(done)], now), 'nothing to do').toBeNull()
})
