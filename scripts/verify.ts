import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The reports of the tests: the failures; the slowest files; the tests that passed by a second try only. */
const reporters = ['agent', './tests/setup/slowest-files.ts', './tests/setup/repeated-tests.ts']

/** The compiler in Go: less than half of the work. The one in JavaScript is there for the tools that call it (ADR 148). */
const nativeCompiler = fileURLToPath(
  new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')),
)

/** Everything that needs no browser. Steps that do not disturb each other run side by side, two at a time. */
const steps: Record<string, string[]> = {
  // The longest first: it waits for its databases at times, and the others fill what it leaves.
  tests: ['vitest', 'run', ...reporters.map((name) => `--reporter=${name}`)],
  types: [nativeCompiler, '--noEmit'],
  'lint and format': ['biome', 'ci', '--error-on-warnings'],
  boundaries: [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'api',
    'contract',
    'themes',
    'station-configs',
    'server',
  ],
  'dead code': ['knip'],
  stations: ['tsx', 'scripts/station.ts', 'check'],
  'colours and sizes': ['tsx', 'scripts/check-design-tokens.ts'],
  citations: ['tsx', 'scripts/check-citations.ts'],
  figures: ['tsx', 'scripts/census/index.ts', 'check'],
}

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(`npm run verify — ${Object.keys(steps).join(', ')}
npm run verify -- tests — this step only
npm run verify -- --but tests — all others`)
  process.exit(0)
}
const isMeant = (name: string) =>
  words[0] === '--but' ? !words.includes(name) : words.length === 0 || words.includes(name)

/**
 * The environment of commands whose failures must be found in a log of limited length: no colours, and no library's
 * advice about versions.
 */
const calm = { ...process.env, NO_COLOR: '1', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

const failures: string[] = []
const queue = Object.entries(steps).filter(([name]) => isMeant(name))

async function worker() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const [name, [command = '', ...args]] = step
    const started = Date.now()
    const { code, output } = await run(resolve('node_modules/.bin', command), args)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (name === 'tests' && code === 0) console.log(output.slice(output.lastIndexOf('Test Files')))
    if (code !== 0) failures.push(`--- ${name}\n${output}`)
  }
}

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: calm })
    let output = ''
    const add = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

await Promise.all([worker(), worker()])
if (failures.length > 0) {
  console.error(failures.join('\n\n'))
  process.exit(1)
}
