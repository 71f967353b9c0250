import { expect, test, vi } from 'vitest'
import RepeatedTests from './repeated-tests.ts'

function said(flaky: boolean[]): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tests = flaky.map((one, at) => ({ fullName: `test ${at}`, diagnostic: () => ({ flaky: one }) }))
  const children = { allTests: () => tests }
  new RepeatedTests().onTestRunEnd([{ project: { name: 'unit' }, relativeModuleId: 'a.test.ts', children }])
  const text = String(write.mock.calls[0]?.[0])
  write.mockRestore()
  return text
}

test('a test that passed only when it ran again is named and counted', () => {
  expect(said([false, true])).toBe('\nPassed only when repeated: 1\n  unit a.test.ts > test 1\n')
  expect(said([false])).toBe('\nPassed only when repeated: 0\n')
})
