import { expect, test } from 'vitest'
import { quizOf } from '#tests/fixtures/research.ts'
import { hasHole, inPercent } from './feedback-ranges.ts'
import { missingInQuiz, researchSchema } from './research.ts'

const feedbacksOf = (ranges: number[]) =>
  ranges.map((range, at) => ({ id: at + 1, feedback: `Resultado ${at}`, range }))
/** Parses a research as folders and calls write it. */
const written = (ranges: number[], more: object = {}) =>
  researchSchema.parse({ ...quizOf(1, feedbacksOf(ranges)), ...more })
const rangesOf = ({ feedbacks }: { feedbacks: { range: number }[] }) => feedbacks.map(({ range }) => range)

test.each([
  [[0.5, 1], [50, 100], undefined],
  [[1], [100], undefined],
  [[0, 1], [0, 100], undefined],
  [[0.1667, 0.5556, 0.29], [16.67, 55.56, 29], undefined],
  [[50, 100], [50, 100], undefined],
  [[0, 50], [0, 50], undefined],
  [[0.005, 0.009], [0.5, 0.9], 'percent'],
  [[0.5, 100], [0.5, 100], undefined],
])('GAP-40 ranges written as %j are stored as %j per cent', (ranges, stored, said) => {
  const research = written(ranges)
  expect([rangesOf(research), research.ranges]).toEqual([stored, said])
  const again = researchSchema.parse(JSON.parse(JSON.stringify(research)))
  expect(rangesOf(again), 'read again they are the same').toEqual(stored)
})

test('GAP-40 POL-08 an owner who writes 1 means one per cent, however often it is read', () => {
  const research = inPercent(quizOf(1, feedbacksOf([1])))
  expect(research.ranges).toBe('percent')
  const again = researchSchema.parse(JSON.parse(JSON.stringify(research)))
  expect([rangesOf(again), hasHole(again)]).toEqual([[1], true])
  expect(inPercent({ ...again, feedbacks: feedbacksOf([1, 100]) }).ranges).toBe('percent')
  expect(inPercent({ ...again, feedbacks: feedbacksOf([50, 100]) }).ranges).toBeUndefined()
})

const hole = 'um resultado que alcance 100%'
const mixed = 'alcances numa medida só: de 0 a 100 ou de 0 a 1'
const twice = 'um alcance diferente em cada resultado'
test.each([
  [[], []],
  [[50], [hole]],
  [[50, 100], []],
  [[0.5, 1], []],
  [[0.5], [hole]],
  [
    [1, 50],
    [hole, mixed],
  ],
  [[0.5, 100], [mixed]],
  [[0, 100], []],
  [[50, 100, 50], [twice]],
  [
    [40, 40, 40],
    [hole, twice, twice],
  ],
  [[0.5, 1, 1], [twice]],
])('POL-08 GAP-40 of feedbacks up to %j is missing: %j', (ranges, missing) => {
  expect(missingInQuiz(written(ranges)).map(({ message }) => message)).toEqual(missing)
})

test('POL-08 what an owner wrote as percent mixes nothing, and the place of a repeated range is named', () => {
  expect(missingInQuiz(written([0.5, 100], { ranges: 'percent' }))).toEqual([])
  expect(missingInQuiz(written([50, 100, 50])).map(({ path }) => path)).toEqual([['feedbacks', 2, 'range']])
})
