import { expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

test('SEC-61 what many ask at the same time or right after is asked once, and later again', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const open: ((answer: number) => void)[] = []
    const ask = askTogether(() => new Promise<number>((resolve) => open.push(resolve)))
    const answers = Array.from({ length: 500 }, ask)
    open[0]?.(1)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([1]))
    expect(await ask()).toBe(1)
    clock.mockReturnValue(1_001)
    const later = ask()
    open[1]?.(2)
    expect([await later, open.length]).toEqual([2, 2])
  } finally {
    clock.mockRestore()
  }
})

test('SEC-61 a question that failed is asked again', async () => {
  let asked = 0
  const ask = askTogether(async () => {
    asked += 1
    if (asked === 1) throw new Error('broken')
    return asked
  })
  await expect(ask()).rejects.toThrow('broken')
  expect(await ask()).toBe(2)
})
