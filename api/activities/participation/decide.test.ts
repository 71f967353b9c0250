import { describe, expect, test } from 'vitest'
import { type Circumstances, decide } from './decide.ts'
import type { MemberFacts } from './member-facts.ts'

const timeZone = 'America/Sao_Paulo'
const at = (time: string) => new Date(`2026-05-04T${time}Z`)
const rules = {
  participationStart: at('12:00:00'),
  participationEnd: at('18:00:00'),
  limitPerUser: 2 as number | null,
}
const done: MemberFacts['prerequisites'] = {
  ...{ action_has_prerequisites: false, user_done_prerequisites: true, left: 0 },
  action_prerequisites: [],
}
const facts: MemberFacts = { userActions: 1, prerequisites: done, planLock: null }
const open: Circumstances = { now: at('15:00:00'), timeZone, takesParticipations: true }

/** All that can speak against taking part at once, so that one after the other can be taken away. */
const worth = { endsAt: at('15:00:00'), over: 'Este cupom não vale mais.' }
const seats = { left: 0, soldOut: 'As vagas acabaram.' }
const planLock = { isOpen: false, names: ['Ouro'] }
const prerequisites = {
  user_done_prerequisites: false,
  action_prerequisites: [
    { name: 'Carta', done: false },
    { name: 'Vídeo', done: true },
    { name: 'Quiz', done: false },
  ],
} as MemberFacts['prerequisites']

describe('ACT-S05 ACT-S06 ACT-S07 whether somebody may take part', () => {
  test('who may, may', () => {
    expect(decide(rules, facts, open)).toEqual({ state: 'open', message: '' })
  })

  test('of all that speaks against it the first is said: window, limit, worth, seats, plan, prerequisites', () => {
    const against = { worth, seats }
    const late = { ...open, ...against, now: at('18:00:01') }
    const said = [
      decide({ ...rules, participationEnd: null }, { userActions: 2, prerequisites, planLock }, late),
      decide(rules, { userActions: 2, prerequisites, planLock }, late),
      decide(rules, { userActions: 2, prerequisites, planLock }, { ...open, ...against }),
      decide(rules, { userActions: 1, prerequisites, planLock }, { ...open, ...against }),
      decide(rules, { userActions: 1, prerequisites, planLock }, { ...open, seats }),
      decide(rules, { userActions: 1, prerequisites, planLock }, open),
      decide(rules, { userActions: 1, prerequisites, planLock: null }, open),
    ]
    expect(said).toEqual([
      {
        state: 'window_missing',
        message: 'Houve um problema com a data de publicação desta atividade.',
      },
      {
        state: 'outside_window',
        message: 'Você pode participar entre os dias 04/05/2026 às 09:00 e 04/05/2026 às 15:00.',
      },
      {
        state: 'limit_reached',
        message: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
      },
      { state: 'over', message: 'Este cupom não vale mais.' },
      { state: 'sold_out', message: 'As vagas acabaram.' },
      { state: 'plan_missing', message: 'Só para assinantes de Ouro.' },
      {
        state: 'prerequisites_missing',
        message: 'Para realizar essa atividade, você precisa primeiro realizar a atividade Carta, Quiz',
      },
    ])
  })

  test.each([
    ['11:59:59', 'outside_window'],
    ['12:00:00', 'open'],
    ['18:00:00', 'open'],
    ['18:00:01', 'outside_window'],
  ])('at %s of a window from 12:00 to 18:00: %s', (now, state) => {
    expect(decide(rules, facts, { ...open, now: at(now) }).state).toBe(state)
  })

  test('a window without a beginning is none, as one without an end', () => {
    expect(decide({ ...rules, participationStart: null }, facts, open).state).toBe('window_missing')
  })

  test.each([
    [null, 1_000, 'open'],
    [0, 0, 'limit_reached'],
    [1, 0, 'open'],
    [1, 1, 'limit_reached'],
    [2, 3, 'limit_reached'],
  ])('GAP-35 a limit of %s, reached %s times: %s', (limitPerUser, userActions, state) => {
    expect(decide({ ...rules, limitPerUser }, { ...facts, userActions }, open).state).toBe(state)
  })

  test.each([
    ['what never ends', { ...open, worth: { endsAt: null, over: 'x' } }, 'open'],
    ['what ends in a second', { ...open, worth: { ...worth, endsAt: at('15:00:01') } }, 'open'],
    ['what ends now', { ...open, worth }, 'over'],
    ['the last seat', { ...open, seats: { ...seats, left: 1 } }, 'open'],
    ['seats without end', { ...open, seats: { ...seats, left: null } }, 'open'],
    ['no seat', { ...open, seats }, 'sold_out'],
    ['fewer than none', { ...open, seats: { ...seats, left: -1 } }, 'sold_out'],
  ])('ORD-10 %s', (_, circumstances, state) => {
    expect(decide(rules, facts, circumstances).state).toBe(state)
  })

  test('a plan that somebody has opens it', () => {
    expect(decide(rules, { ...facts, planLock: { ...planLock, isOpen: true } }, open).state).toBe('open')
  })

  test('where nothing can be sent nobody runs into a limit, and what is said is the type’s own', () => {
    const closed = { ...open, takesParticipations: false }
    expect(decide(rules, { ...facts, userActions: 9 }, closed)).toEqual({
      state: 'unavailable',
      message: 'Esta atividade ainda não recebe participações por aqui.',
    })
    expect(decide(rules, facts, { ...closed, closedText: 'Você já está cadastrado.' })).toEqual({
      state: 'unavailable',
      message: 'Você já está cadastrado.',
    })
    expect(decide(rules, { ...facts, prerequisites }, closed).state).toBe('prerequisites_missing')
  })
})
