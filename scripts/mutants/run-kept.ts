import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { copyTree } from './copy-tree.ts'
import { type Fault, keptFaults } from './kept-faults.ts'
import { type Known, keyOf, openResults } from './kept-results.ts'
import { lostFaults } from './lost-faults.ts'

export type Outcome = Fault & Known & { tests: readonly string[] }

/**
 * Puts each kept fault into a copy of the sources, one at a time, and has the tests nearest to it run. Only those of one of these words, where there are
 * some. @throws Error for a fault that fits no more
 */
export async function runKept(
  root: string,
  { isFresh, only }: { isFresh: boolean; only: readonly string[] },
): Promise<Outcome[]> {
  const lost = lostFaults(root)
  if (lost.length > 0) throw new Error(`Faults that have to be written anew:\n${lost.join('\n')}`)
  const results = openResults(root, { isFresh })
  const isAsked = (paths: readonly string[]) =>
    only.length === 0 || only.some((word) => paths.some((one) => one.includes(word)))
  const keyed = keptFaults.map(({ tests, faults }) => ({
    tests,
    faults: faults
      .filter(({ file }) => isAsked([file, ...tests]))
      .map((fault) => ({ fault, key: keyOf(root, fault, tests) })),
  }))
  const pending = keyed.filter(({ faults }) => faults.some(({ key }) => !results.get(key)))
  if (pending.length > 0) {
    const tree = copyTree(root)
    const vitest = await openVitest(tree)
    for (const { tests, faults } of pending) {
      const runAll = await nearest(vitest, tree, tests)
      for (const { fault, key } of faults)
        if (!results.get(key))
          results.set(key, await runWith(vitest, path.join(tree, fault.file), fault, runAll))
    }
    await vitest.close()
  }
  return keyed.flatMap(({ tests, faults }) =>
    faults.map(({ fault, key }) => ({ ...fault, tests, ...(results.get(key) ?? { killedBy: null }) })),
  )
}

/** Starts Vitest once for all faults: what none of them touches is read once. */
async function openVitest(tree: string): Promise<Vitest> {
  process.chdir(tree)
  process.env.READ_SOURCES = '1'
  // A second try is no proof that a fault is seen.
  delete process.env.CI
  const vitest = await createVitest('test', { root: tree, watch: false, bail: 1, reporters: [{}] })
  await vitest.standalone()
  return vitest
}

type RunAll = () => Promise<TestModule[]>

/** Runs these files, each on the first of the databases that it is for. @throws Error where they fail without a fault */
async function nearest(vitest: Vitest, tree: string, tests: readonly string[]): Promise<RunAll> {
  const found = await vitest.globTestSpecifications(tests.map((file) => path.join(tree, file)))
  const specifications = tests.map((file) => {
    const first = found.find(({ moduleId }) => moduleId === path.join(tree, file))
    if (!first) throw new Error(`There is no test file ${file}`)
    return first
  })
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const runAll = async () => {
    const { testModules } = await vitest.runTestSpecifications(specifications)
    // It tells of every file that it ever ran.
    return testModules.filter(({ moduleId }) => asked.has(moduleId))
  }
  const failed = failureIn(await runAll())
  if (failed) throw new Error(`Without any fault this fails: ${failed}`)
  return runAll
}

async function runWith(vitest: Vitest, file: string, fault: Fault, runAll: RunAll): Promise<Known> {
  const before = readFileSync(file, 'utf8')
  const put = (text: string) => {
    writeFileSync(file, text)
    forget(vitest, file)
  }
  const started = Date.now()
  put(before.split(fault.text).join(fault.becomes))
  try {
    const killedBy = failureIn(await runAll())
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(
      `${killedBy ? 'seen ' : 'LIVES'} ${String(seconds).padStart(4)} s  ${fault.breaks} (${fault.file})`,
    )
    return { killedBy }
  } finally {
    put(before)
  }
}

/** Workers stay: what they have read of this file, and whatever imports it, is read again. */
function forget(vitest: Vitest, file: string): void {
  const graphs = vitest.projects.flatMap(({ vite }) =>
    Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph),
  )
  const known = new Set<string>()
  const spread = (one: string) => {
    if (known.has(one)) return
    known.add(one)
    const importers = graphs.flatMap((graph) =>
      [...(graph.getModulesByFile(one) ?? [])].flatMap((module) => [...module.importers]),
    )
    for (const importer of importers) if (importer.file) spread(importer.file)
  }
  spread(file)
  vitest.invalidateFile(file)
  for (const one of known) vitest.watcher.invalidates.add(one)
}

/** Gives the first test that failed, or the file that could not be read. @throws Error for a fault that is no program */
function failureIn(modules: readonly TestModule[]): string | null {
  for (const module of modules) {
    const [wrong] = module.errors()
    if (wrong && /transform|syntax|parse/i.test(`${wrong.name} ${wrong.message}`))
      throw new Error(`A fault is no program: ${wrong.message}`)
    for (const test of module.children.allTests('failed')) return test.fullName
    if (!module.ok()) return module.relativeModuleId
  }
  return null
}
