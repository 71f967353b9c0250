import { expect, test } from 'vitest'
import { oldFigures, withFigures } from './page-figures.ts'

const page = [
  '# House',
  '',
  '| | then | now |',
  '|---|---|---|',
  '| files | 3 | 5 |',
  '| words | 1 | 2 |',
].join('\n')
const counted = [
  { name: 'files', value: '4' },
  { name: 'casts', value: '0' },
]

test('figures that a page says are compared with what is counted, and a figure that it leaves out is missed', () => {
  expect(oldFigures(page, counted)).toEqual(['files: 4 counted, 5 said', 'casts: 0 counted, nothing said'])
  expect(oldFigures(page, [{ name: 'files', value: '5' }])).toEqual([])
})

test('what is counted is written into its row, and what was then stays', () => {
  const written = withFigures(page, counted)
  expect(written).toContain('| files | 3 | 4 |')
  expect(written).toContain('| words | 1 | 2 |')
  expect(oldFigures(written, counted.slice(0, 1))).toEqual([])
})
