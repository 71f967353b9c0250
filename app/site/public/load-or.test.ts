import { expect, test } from 'vitest'
import { tolerantLoads } from './load-or.ts'

test('TEN-11 ERR-06 a part that fails gives its fallback, is reported, and the page is not whole', async () => {
  const reported: unknown[] = []
  const load = tolerantLoads({ reportError: (error) => void reported.push(error) })
  expect(await load.or(Promise.resolve([1]), [])).toEqual([1])
  expect(load.isComplete()).toBe(true)
  const failure = new Error('away')
  expect(await load.or(Promise.reject(failure), [])).toEqual([])
  expect(load.isComplete()).toBe(false)
  expect(reported).toEqual([failure])
})
