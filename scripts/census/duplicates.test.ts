import { expect, test } from 'vitest'
import { duplicatesOf } from './duplicates.ts'

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n'), lines: lines.length })
const same = ['a()', 'b()', '}', 'c()', 'd()', 'e()', 'f()']

test('places with six equal lines are a pair, brackets, blanks and imports aside, as long as they go on', () => {
  const imports = ["import { x } from 'x'", "import {\n  y,\n} from 'y'"]
  const one = file('one.ts', ...imports, 'first()', ...same, 'g()', 'here()')
  const other = file('other.ts', ...imports, ...same.map((line) => `  ${line}`), 'g()', 'there()')
  expect(duplicatesOf([one, other])).toEqual([{ lines: 7, one: 'one.ts:6', other: 'other.ts:5' }])
})

test('five equal lines are none, and neither is a run of equal lines by itself', () => {
  const short = same.slice(0, 6)
  expect(duplicatesOf([file('one.ts', ...short), file('other.ts', ...short)])).toEqual([])
  expect(duplicatesOf([file('one.ts', ...Array(9).fill('a()'))])).toEqual([])
  expect(duplicatesOf([file('one.ts', ...same, 'x()', ...same)])).toHaveLength(1)
})
