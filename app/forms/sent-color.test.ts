import { expect, test } from 'vitest'
import { sentColor } from './sent-color.ts'

const sent = (typed: string, picked?: string, shown = '#0F62FE') => {
  const form = new FormData()
  form.set('primary', typed)
  if (picked) form.set('primary.picked', picked)
  form.set('primary.shown', shown)
  return sentColor(form, 'primary')
}

test.each([
  ['what was typed', ' ABC ', '#0f62fe', '#aabbcc'],
  ['what was picked, where only the picker was moved', '#0f62fe', '#112233', '#112233'],
  ['what was typed, where both were moved', '#fff', '#112233', '#ffffff'],
  ['what was typed, right or wrong', 'azul', '#112233', 'azul'],
  ['what was picked, over a colour in capitals', '#0F62FE', '#112233', '#112233'],
  ['what a swatch says, without a picker', '#0F62FE', undefined, '#0f62fe'],
])('SEC-26 without scripts %s counts', (_, typed, picked, expected) => {
  expect(sent(typed, picked)).toBe(expected)
})
