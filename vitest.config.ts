import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { compiled, compiledModules } from './tests/setup/compiled-modules.ts'

const ignored = ['**/node_modules/**', '**/build/**', '**/.cache/**', 'tests/e2e/**']
const embedded = './tests/setup/embedded-global.ts'
/**
 * The API's modules are read once per worker, not once per file: that was most of the time. They keep no state between
 * files, whose worlds are databases of their own.
 */
const shared = {
  isolate: false,
  // React is the one of production, as in the build whose pages are asked for.
  env: { NODE_ENV: 'production' as const },
}

/** Of several processes on one database, which the embedded one does not have. */
const onPostgresOnly = [
  'api/platform/db/postgres.test.ts',
  'api/outage.test.ts',
  'api/commerce/payments/killed.test.ts',
  'api/commerce/subscriptions/killed.test.ts',
]

/** What these do at once is no question of the database's: pictures, waiting lines, what a test prepares or reads. */
const atOnceElsewhere = new Set([
  'api/activities/participation/listed-types.test.ts',
  'api/activities/participation/points-of.test.ts',
  'api/commerce/subscriptions/year.test.ts',
  'api/console/activities/heavy-reads.test.ts',
  'api/console/unclaimed-files.test.ts',
  'api/people/account/sessions.test.ts',
  'api/platform/pictures/bare/bare-picture.test.ts',
  'api/platform/pictures/draw-svg.test.ts',
  'api/platform/pictures/pictures.test.ts',
  'api/platform/turns.test.ts',
  'api/site/builder/logo/logo.test.ts',
  'api/site/builder/remember-stored.test.ts',
  'api/site/public/public-calls.test.ts',
  'api/stations/folders/export-station.test.ts',
])

const needsConnections = /another\(\)|Promise\.all|rawSql|sql`|\.execute\(/
/** Whatever they do: they run on both databases. */
const ofMoney = /\/(ledger|payments)\//

/**
 * Both databases are Postgres; what differs is who asks at the same time. Tests of several connections, of races and of SQL of
 * their own run on a server, the others on the embedded one, and those of the ledger and of payments on both (ADR 134).
 */
function apiTests(): { onServer: string[]; onServerOnly: string[] } {
  const files = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `api/${name.replaceAll('\\', '/')}`)
  const racing = files.filter(
    (file) =>
      onPostgresOnly.includes(file) ||
      (!atOnceElsewhere.has(file) && needsConnections.test(readFileSync(file, 'utf8'))),
  )
  return {
    onServer: files.filter((file) => racing.includes(file) || ofMoney.test(file)),
    onServerOnly: racing.filter((file) => onPostgresOnly.includes(file) || !ofMoney.test(file)),
  }
}
const embeddedTest = 'api/platform/db/embedded.test.ts'
const { onServer, onServerOnly } = apiTests()

/** Component tests that put something else in a module's place: nobody else may get it. */
const withMocks = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.tsx') && readFileSync(file, 'utf8').includes('vi.mock('))

/**
 * `unit`: everything without a page or the API's inside · `dom`, `dom-mocks`: components · `api-pglite`, `api-postgres`: the
 * API's tests, each on the database that it needs. One of them: `npx vitest --project api-pglite api/ledger`.
 */
export default defineConfig({
  // Faults are put into sources while they are read (`npm run mutants`): what was compiled once would hide them.
  plugins: [process.env.READ_SOURCES !== '1' && compiledModules(), vanillaExtractPlugin()],
  // React's production code knows no other.
  esbuild: { jsxDev: false },
  test: {
    // Both cores of a small machine: half of the time is spent waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Generous, for busy machines: nothing waits for it when all is well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy CI machine may be slow once; a real failure fails twice.
    retry: process.env.CI ? 1 : 0,
    // What passing tests print hides what failing ones say.
    silent: 'passed-only',
    setupFiles: './tests/setup/compiled-stacks.ts',
    server: { deps: { external: [compiled, /\/build\/(current|versions)\//] } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{app,contract,themes,station-configs,server,scripts,tests}/**/*.test.ts'],
          exclude: ignored,
          globalSetup: [embedded, './tests/setup/portal-global.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A document and React for all of a worker: to make them for each file was most of the time.
          isolate: false,
          include: ['**/*.test.tsx'],
          exclude: [...ignored, ...withMocks],
          setupFiles: ['./tests/setup/compiled-stacks.ts', './tests/setup/empty-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom-mocks',
          environment: 'jsdom',
          include: withMocks,
          exclude: ignored,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'api-pglite',
          include: ['api/**/*.test.ts'],
          exclude: [...ignored, ...onServerOnly.filter((file) => file !== embeddedTest)],
          globalSetup: embedded,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'api-postgres',
          include: onServer,
          exclude: [...ignored, embeddedTest],
          globalSetup: './tests/setup/postgres-global.ts',
        },
      },
    ],
  },
})
