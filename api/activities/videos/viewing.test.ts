import { describe, expect, test } from 'vitest'
import { believedMs, isPlausiblyViewed } from './video-in-station.ts'

const startedAt = new Date('2026-05-04T15:00:00Z')
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)

describe('GAP-62 what is believed of a claim', () => {
  test.each([
    ['what was played', 30, 0, 30, 30],
    ['never less than before', 10, 40, 60, 40],
    ['twice as fast as the clock', 60, 0, 29, 60],
    ['no faster', 600, 0, 60, 122],
    ['nothing but the grace at once', 600, 0, 0, 2],
  ])('%s', (_, claimed, before, elapsed, believed) => {
    const view = { startedAt, watchedMs: before * 1000 }
    expect(believedMs(claimed * 1000, view, after(elapsed))).toBe(believed * 1000)
  })
})

describe('VID-01 viewed at 80 %, not at 79 %', () => {
  const viewed = (
    watched: number,
    elapsed: number,
    durationMs: number | null,
    stated: number | null = null,
  ) => isPlausiblyViewed({ startedAt, watchedMs: watched * 1000, durationMs }, stated, after(elapsed))

  test('by what a player reported', () => {
    expect(viewed(79, 40, 100_000)).toBe(false)
    expect(viewed(80, 40, 100_000)).toBe(true)
  })
  test('by the time that passed, for who watches without scripts', () => {
    expect(viewed(0, 79, null, 100_000)).toBe(false)
    expect(viewed(0, 80, null, 100_000)).toBe(true)
  })
  test('the stated length wins over what a player says', () => {
    expect(viewed(8, 8, 10_000, 100_000)).toBe(false)
    expect(viewed(80, 40, 1_000_000, 100_000)).toBe(true)
  })
  test('a length that only the viewer knows is not believed when it is very short', () => {
    expect(viewed(1, 7.9, 1_000)).toBe(false)
    expect(viewed(1, 8, 1_000)).toBe(true)
  })
  test('of a film of ten seconds, and of one of three whose length is known', () => {
    expect(viewed(7.9, 7.9, null, 10_000)).toBe(false)
    expect(viewed(8, 8, null, 10_000)).toBe(true)
    expect(viewed(2.4, 2.4, null, 3_000)).toBe(true)
  })
  test('an unknown length counts as half a minute', () => {
    expect(viewed(0, 23.9, null)).toBe(false)
    expect(viewed(0, 24, null)).toBe(true)
  })
})
