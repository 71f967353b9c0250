import type { Reporter, TestModule } from 'vitest/node'

/** Names the test files that took longest, and their share of all, at the end of a run: the ones to look at first. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => ({
      name: `${module.project.name} ${module.relativeModuleId}`,
      seconds: module.diagnostic().duration / 1000,
    }))
    const all = times.reduce((sum, { seconds }) => sum + seconds, 0)
    const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
    const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    process.stdout.write(
      `\nSlowest of ${times.length} test files (${all.toFixed(0)} s in all):\n${lines.join('\n')}\n`,
    )
  }
}
