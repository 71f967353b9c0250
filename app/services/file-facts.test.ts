import { expect, test } from 'vitest'
import { fileFacts, formatBytes } from './file-facts.ts'

test.each([
  [0, 'menos de 1 KB'],
  [1023, 'menos de 1 KB'],
  [1024, '1 KB'],
  [348_160, '340 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1,2 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [3 * 1024 ** 4, '3.072 GB'],
])('NWS-03 %i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('NWS-03 TRA-01 a file says what it is, and only what is known', () => {
  expect(fileFacts({ format: 'PDF', bytes: 2048 })).toBe('PDF · 2 KB')
  expect(fileFacts({ format: '', bytes: 2048 })).toBe('2 KB')
  expect(fileFacts({ format: 'PDF', bytes: null })).toBe('PDF')
  expect(fileFacts({ format: '', bytes: null })).toBe('')
})
