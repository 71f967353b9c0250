import { expect, test } from 'vitest'
import { byteRange } from './answer-file.ts'

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-40', { start: 0, end: 9 }],
  ['bytes=5-900', { start: 5, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=99999999-', 'none'],
  ['bytes=5-3', null],
  ['bytes=9007199254740990-', 'none'],
  ['bytes=a-b', null],
  ['bytes', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  [null, null],
])('SEC-31 %s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})
