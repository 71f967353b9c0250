import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('VID-07 HOM-09 names are cut after so many characters, with an ellipsis', () => {
  const thirty = 'Trinta caracteres, nem um mais'
  expect(truncate(thirty, 30)).toBe(thirty)
  expect(truncate(`${thirty}!`, 30)).toBe(`${thirty}…`)
  expect(truncate('Vinte e nove caracteres aqui. Mais', 30)).toBe('Vinte e nove caracteres aqui.…')
  expect(truncate('👩🏽‍🚀'.repeat(3), 100)).toBe('👩🏽‍🚀'.repeat(3))
})
