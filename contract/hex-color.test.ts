import { expect, test } from 'vitest'
import { colorText, hexColor } from './hex-color.ts'
import { colorField } from './site/builder/schemas.ts'

test.each([
  ['#abc', '#aabbcc'],
  ['abc123', '#abc123'],
  [' #AABBCC ', '#aabbcc'],
  ['#0f62fe\n', '#0f62fe'],
])('SEC-26 %j is taken as %s', (typed, expected) => {
  expect(hexColor(typed)).toBe(expected)
  expect(colorField.parse(typed)).toBe(expected)
})

test.each(['azul', '#abcd', '#12345g', '##aabbcc', 'rgb(1,2,3)', 'url(x)'])(
  'SEC-26 %j is refused in words',
  (typed) => {
    expect(hexColor(typed)).toBeNull()
    expect(colorField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([colorText])
  },
)
