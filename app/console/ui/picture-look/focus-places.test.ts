import { expect, test } from 'vitest'
import { movedBy, placeOf, places, pointAt } from './focus-places.ts'

test('GAP-155 each of the nine parts is found again by its middle', () => {
  expect(places.map(placeOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect([pointAt(0, 0), pointAt(100, 33), pointAt(34, 100)].map(placeOf)).toEqual([0, 2, 7])
})

test('GAP-155 a point is whole and inside, wherever the press was', () => {
  expect(pointAt(-4, 250.2)).toEqual({ x: 0, y: 100 })
  expect(pointAt(12.6, 50.4)).toEqual({ x: 13, y: 50 })
})

test.each([
  ['ArrowRight', { x: 20, y: 40 }, false, { x: 50, y: 50 }],
  ['ArrowUp', { x: 17, y: 17 }, false, { x: 17, y: 17 }],
  ['ArrowDown', { x: 83, y: 50 }, false, { x: 83, y: 83 }],
  ['ArrowLeft', { x: 20, y: 40 }, true, { x: 18, y: 40 }],
  ['ArrowUp', { x: 20, y: 1 }, true, { x: 20, y: 0 }],
  ['Tab', { x: 20, y: 1 }, false, null],
  ['constructor', { x: 20, y: 1 }, false, null],
])('GAP-155 %s moves %j, in small steps: %s', (key, from, isSmall, to) => {
  expect(movedBy(key, from, isSmall)).toEqual(to)
})
