import path from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const secondsOf = (test: TestCase) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000
const line = (seconds: number, words: string) => `${seconds.toFixed(1).padStart(7)} s  ${words}`

/**
 * What the journeys of each file took, and the ten that took longest, at the end of a run. A journey that passed by a second try
 * only is named and counted: it is flaky, and somebody is to find out why.
 */
export default class JourneyTimes implements Reporter {
  private all: Suite | undefined

  onBegin(_: unknown, all: Suite): void {
    this.all = all
  }

  onEnd({ duration }: FullResult): void {
    const run = (this.all?.allTests() ?? []).filter(({ results }) => results.length > 0)
    const groups = new Map<string, number>()
    for (const test of run) {
      const name = `${test.parent.project()?.name}  ${path.basename(test.location.file, '.spec.ts')}`
      groups.set(name, (groups.get(name) ?? 0) + secondsOf(test))
    }
    const byTime = [...groups].sort(([, a], [, b]) => b - a)
    const slowest = run.sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 10)
    const flaky = run.filter((test) => test.outcome() === 'flaky')
    const lines = [
      `\nJourneys by file (${run.length} journeys, ${(duration / 1_000).toFixed(0)} s):`,
      ...byTime.map(([name, seconds]) => line(seconds, name)),
      '\nThe ten slowest journeys:',
      ...slowest.map((test) => line(secondsOf(test), test.titlePath().slice(1).join(' › '))),
      `\nPassed by a second try only: ${flaky.length}`,
      ...flaky.map((test) => `  ${test.titlePath().slice(1).join(' › ')}`),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}
