import { describe, expect, test } from 'vitest'
import type { User } from '#contract/people/access/schemas.ts'
import { accessOf } from '#contract/stations/registry/gates.ts'
import { entryPath, memberState, toMember } from './member.ts'

type Changes = { content?: Partial<User['content']>; is_first_login?: boolean }

const user = ({ content, ...rest }: Changes = {}): User => ({
  content: {
    id: 1,
    name: 'Marina Duarte',
    cpf: null,
    tel: null,
    email: 'marina@exemplo.com.br',
    birthday: null,
    state: null,
    city: null,
    image: null,
    type_id: 2,
    active: 1,
    status: 'active',
    deletedAt: null,
    suspended_at: null,
    briefingDone: true,
    establishment_user: null,
    user_establishments: [],
    establishments: [],
    establishment_participant: { id: 1, name: 'Clube' },
    establishment: null,
    station: {
      id: 1,
      name: 'Clube',
      ...accessOf(() => true),
    },
    subscription: null,
    ...content,
  },
  points: 0,
  is_first_login: false,
  permissions: [],
  opens: [],
  validToken: true,
  ...rest,
})

describe('where an account belongs', () => {
  const past = '2026-01-01T00:00:00.000Z'
  const table: [row: string, Changes, state: string, path: string][] = [
    ['ACC-16 participant', {}, 'open', '/homepage'],
    ['ACC-16 owner', { content: { type_id: 1 } }, 'open', '/homepage'],
    ['ACC-03 first log-in', { is_first_login: true }, 'briefing', '/signup'],
    ['ACC-03 briefing not done', { content: { briefingDone: false } }, 'briefing', '/signup'],
    [
      'ACC-15 inactive',
      { content: { active: 0, status: 'inactive' } },
      'inactive',
      '/confirmacao/marina%40exemplo.com.br',
    ],
    [
      'ACC-17 no establishment',
      { content: { establishment_participant: null } },
      'unlinked',
      '/acesso-bloqueado',
    ],
    ['ACC-18 deleted', { content: { deletedAt: past } }, 'deleted', '/acesso-bloqueado'],
    ['ACC-19 suspended', { content: { suspended_at: past } }, 'suspended', '/acesso-bloqueado'],
    [
      'ACC-19 suspended before the first log-in',
      { content: { suspended_at: past }, is_first_login: true },
      'suspended',
      '/acesso-bloqueado',
    ],
  ]
  test.each(table)('%s', (_, changes, state, path) => {
    const member = user(changes)
    expect(memberState(member)).toBe(state)
    expect(entryPath({ state: memberState(member), email: member.content.email })).toBe(path)
  })
})

test('ACC-21 what somebody may do is known to the pages; a word they do not know changes nothing', () => {
  const granted = toMember({ ...user(), permissions: ['manage_station', 'algo_de_amanha'] })
  expect(granted.permissions).toContain('manage_station')
  expect({ ...granted, permissions: [] }).toEqual(toMember(user()))
})
