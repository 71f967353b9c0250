import { expect, test, vi } from 'vitest'
import { countLetters, hasMoreLetters } from './letters.ts'

test('letters are counted as people count them', () => {
  expect(countLetters('ação')).toBe(4)
  expect(countLetters('👩🏽‍🚀e\u0301')).toBe(2)
})

test.each([
  ['exactly as many', '👩🏽‍🚀'.repeat(3), 3, false],
  ['one more', '👩🏽‍🚀'.repeat(4), 3, true],
  ['fewer units than letters allowed', 'abc', 3, false],
  ['one letter without end', `e${'\u0301'.repeat(100)}`, 3, true],
])('%s', (_, text, max, hasMore) => {
  expect(hasMoreLetters(text, max)).toBe(hasMore)
})

test('SEC-70 a long text is counted up to the limit only', () => {
  let counted = 0
  function* endless() {
    for (;;) {
      counted += 1
      yield { segment: 'a', index: counted, input: '' }
    }
  }
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockReturnValue(endless() as never)
  expect(hasMoreLetters('a'.repeat(50), 10)).toBe(true)
  expect(counted).toBe(11)
  segment.mockRestore()
})
