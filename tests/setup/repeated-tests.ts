import type { Reporter } from 'vitest/node'

/** What of a file of tests is looked at. */
type Module = {
  project: { name: string }
  relativeModuleId: string
  children: {
    allTests(state: 'passed'): Iterable<{ fullName: string; diagnostic(): { flaky: boolean } | undefined }>
  }
}

/** Names the tests that failed and passed only when they ran again, and counts them: no retry hides one. */
export default class RepeatedTests implements Reporter {
  onTestRunEnd(modules: readonly Module[]): void {
    const names = modules.flatMap(({ project, relativeModuleId, children }) =>
      [...children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `\n  ${project.name} ${relativeModuleId} > ${fullName}`),
    )
    process.stdout.write(`\nPassed only when repeated: ${names.length}${names.join('')}\n`)
  }
}
