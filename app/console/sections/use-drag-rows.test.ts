import { expect, test } from 'vitest'
import { placeOf, shiftOf } from './use-drag-rows.ts'

/** Three rows of different heights, eight pixels apart. */
const boxes = [
  { top: 0, height: 40 },
  { top: 48, height: 60 },
  { top: 116, height: 40 },
]

test.each([
  [0, 0, 0],
  [0, 50, 0],
  [0, 60, 1],
  [0, 120, 2],
  [2, -60, 1],
  [2, -500, 0],
  [1, 5, 1],
  [9, 10, 9],
])('TEN-12 row %i pulled by %i stands at %i', (from, pulled, to) => {
  expect(placeOf(boxes, from, pulled)).toBe(to)
})

test('TEN-12 the rows between make room, the pulled one follows the pointer or stands at its new place', () => {
  const of = (drag: Parameters<typeof shiftOf>[1]) => boxes.map((_, at) => shiftOf(boxes, drag, at))
  expect(of({ from: 0, to: 2, pulled: 130 })).toEqual([130, -48, -48])
  expect(of({ from: 0, to: 2, pulled: null })).toEqual([116, -48, -48])
  expect(of({ from: 2, to: 0, pulled: null })).toEqual([48, 48, -116])
  expect(of({ from: 1, to: 1, pulled: null })).toEqual([0, 0, 0])
})
