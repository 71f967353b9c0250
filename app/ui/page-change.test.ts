import { expect, test } from 'vitest'
import { pageOf } from './page-change.tsx'

const page = (search: string) => pageOf({ pathname: '/homepage/x', search })

test('SEC-28 POL-01 POL-11 a step of a wizard, a survey or a quiz is another page', () => {
  expect(page('?passo=2')).not.toBe(page('?passo=1'))
  expect(page('?pergunta=2')).not.toBe(page(''))
  expect(page('?id=7&pergunta=3')).not.toBe(page('?id=7&pergunta=2'))
  expect(page('?id=7&resultado=todas')).not.toBe(page('?id=7&pergunta=3'))
})

test('SEC-28 POL-12 a filter, a tab and a dialog are none', () => {
  expect(page('?id=7&resultado=erradas')).toBe(page('?id=7&resultado=todas'))
  expect(page('?aba=regulamento')).toBe(page(''))
  expect(page('?deletar=3')).toBe(page(''))
})
