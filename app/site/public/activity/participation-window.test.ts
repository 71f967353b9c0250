import { expect, test } from 'vitest'
import { participationWindow } from './participation-window.ts'

const now = new Date('2026-11-20T12:00:00Z')

test('PUB-19 the participation window', () => {
  expect(participationWindow('2026-11-01T03:00:00Z', '2026-12-01T02:59:59Z', now)).toEqual({
    state: 'open',
    until: '2026-12-01T02:59:59Z',
  })
  expect(participationWindow('2026-01-01T03:00:00Z', '2036-01-01T02:59:59Z', now)).toEqual({
    state: 'open',
    until: null,
  })
  expect(participationWindow('2026-12-01T03:00:00Z', '2026-12-31T03:00:00Z', now)).toMatchObject({
    state: 'outside',
  })
  expect(participationWindow('2026-01-01T03:00:00Z', '2026-02-01T03:00:00Z', now)).toMatchObject({
    state: 'outside',
  })
  expect(participationWindow(null, '2026-02-01T03:00:00Z', now)).toEqual({ state: 'broken' })
})
