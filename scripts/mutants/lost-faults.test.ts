import path from 'node:path'
import { expect, test } from 'vitest'
import { lostFaults } from './lost-faults.ts'

test('each kept fault can still be put into its file', () => {
  expect(lostFaults(path.resolve(import.meta.dirname, '../..'))).toEqual([])
})
