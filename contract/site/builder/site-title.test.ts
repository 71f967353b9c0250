import { expect, test } from 'vitest'
import { openEventWindow } from '../../console/endpoints.ts'
import { siteTitleField } from './schemas.ts'

test.each([
  ['\u200b\u200b\u200b', false],
  ['\u3164\u115f', false],
  ['---', false],
  ['Clube 👩‍👩‍👧', true],
  ['Ação', true],
])('SEC-18 a station is not called %j: %s', (name, isName) => {
  expect(siteTitleField.safeParse(name).success).toBe(isName)
})

test('SEC-18 no event is in a year that the database does not read', () => {
  const window = { starts_at: '9999-12-31T12:00:00-23:59', ends_at: '9999-12-31T13:00:00-23:59' }
  expect(openEventWindow.body?.safeParse(window).success).toBe(false)
})
