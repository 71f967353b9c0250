import { expect, test } from 'vitest'
import { share } from '#contract/activity-types/share.ts'
import { sharedAddress } from './shared-address.ts'

const told = { id: 7, type_id: 4, is_public: true, only_for: null }
const origin = 'https://clube.exemplo.com.br'

test('ACT-S02 PUB-19 others are told of the page that they may see', () => {
  expect(sharedAddress(told, origin)).toBe('https://clube.exemplo.com.br/atividade/7')
  expect(sharedAddress({ ...told, is_public: false }, origin)).toBe(
    'https://clube.exemplo.com.br/homepage/atividades/7',
  )
})

test('ACT-S02 ACT-05 of what is for a plan, or is shared by links of its own, nobody is told here', () => {
  expect(sharedAddress({ ...told, only_for: { plans: ['Ouro'], is_open: true } }, origin)).toBeNull()
  expect(sharedAddress({ ...told, type_id: share.id }, origin)).toBeNull()
})
