import { expect, test } from 'vitest'
import { assetField } from './content-fields.ts'
import {
  cutPosition,
  isWellLooked,
  lookFragment,
  lookOf,
  pictureAddress,
  readPicture,
} from './picture-look.ts'

const file = '/arquivos/7/ab12/imagem.webp'

test.each([
  [{ focus: { x: 50, y: 50 }, treatment: 'none' }, file],
  [{ focus: { x: 30, y: 0 }, treatment: 'none' }, `${file}#foco=30,0`],
  [{ focus: { x: 50, y: 50 }, treatment: 'tint' }, `${file}#tom=marca`],
  [{ focus: { x: 0, y: 100 }, treatment: 'duotone' }, `${file}#foco=0,100&tom=duotom`],
] as const)('GAP-155 a look %j is written once, and read as it was written', (look, address) => {
  expect(pictureAddress(file, look)).toBe(address)
  expect(readPicture(address)).toEqual({ file, ...look })
  expect(isWellLooked(address)).toBe(true)
  expect(file + lookFragment(address)).toBe(address)
})

test.each([
  `${file}#foco=101,20`,
  `${file}#foco=999,999`,
  `${file}#foco=30`,
  `${file}#foco=30,`,
  `${file}#foco=-1,20`,
  `${file}#foco=30.5,20`,
  `${file}#foco=030,20`,
  `${file}#foco=1e1,20`,
  `${file}#foco=99999999999999999999,20`,
  `${file}#foco=meio,topo`,
  `${file}#foco=50,50`,
  `${file}#foco=30,20&tom=sepia`,
  `${file}#tom=none`,
  `${file}#tom=marca&foco=30,20`,
  `${file}#foco=30,20#tom=marca`,
  `assets/a.webp#foco=30,20,10`,
  `assets/a.webp#outro`,
])('GAP-155 an address %s is refused', (address) => {
  expect(assetField.safeParse(address).success).toBe(false)
})

test.each([
  'assets/covers/a.webp',
  'assets/covers/a.webp#foco=30,20&tom=duotom',
  `${file}#foco=0,0`,
  'https://exemplo.com.br/a.jpg#tom=marca',
  'https://exemplo.com.br/a.svg#parte',
])('GAP-155 an address %s is taken', (address) => {
  expect(assetField.parse(address)).toBe(address)
})

test('GAP-155 an address with a fragment of another kind is a file by itself', () => {
  expect(readPicture('https://exemplo.com.br/a.svg#parte')).toEqual({
    file: 'https://exemplo.com.br/a.svg#parte',
    focus: { x: 50, y: 50 },
    treatment: 'none',
  })
})

test.each([
  ['30,20', 'duotone', { x: 30, y: 20 }, 'duotone'],
  ['999,3', 'tint', { x: 100, y: 3 }, 'tint'],
  ['meio', 'sepia', { x: 50, y: 50 }, 'none'],
  ['1.5,2', undefined, { x: 50, y: 50 }, 'none'],
  [undefined, '', { x: 50, y: 50 }, 'none'],
])('GAP-155 a form that says %s and %s says a look', (point, treatment, focus, said) => {
  expect(lookOf(point, treatment)).toEqual({ focus, treatment: said })
})

test.each([
  [{ x: 50, y: 50 }, undefined],
  [{ x: 17, y: 83 }, '0% 100%'],
  [{ x: 0, y: 100 }, '0% 100%'],
  [{ x: 50, y: 17 }, '50% 0%'],
  [{ x: 66, y: 33 }, '74% 24%'],
])('GAP-155 %j is cut at %s', (focus, position) => {
  expect(cutPosition(focus)).toBe(position)
})
