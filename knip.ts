import type { RouteConfigEntry } from '@remix-run/route-config'
import type { KnipConfig } from 'knip'
import routes from './app/routes.ts'

/** The modules that pages are made of: the route map names them by their paths. */
const modulesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...modulesOf(children)])

/** What nothing imports because something else begins there: commands, pages, tables that the migrations are made from. */
export default {
  entry: [
    'server/main.ts',
    'scripts/*.{ts,mjs}',
    'scripts/*/index.ts',
    'scripts/demo-video/draw.mjs',
    'scripts/bench/bare-server.ts',
    'scripts/bench/replaced-server.ts',
    'app/entry.{client,server}.tsx',
    'app/site-script/index.ts',
    // Stands in the place of a module of the framework (vite.config.ts).
    'app/routing/load-route-module.ts',
    ...modulesOf(routes),
    'tests/setup/*.ts',
    'tests/e2e/*.spec.ts',
    'api/**/tables.ts',
    'scripts/mutants/{fewer-runs,vitest.config}.ts',
  ],
  project: ['{app,api,contract,themes,station-configs,server,scripts,tests}/**/*.{ts,tsx,mjs}'],
  stryker: { config: ['scripts/mutants/stryker.config.json'] },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['caddy'],
  // `read-excel-file` is loaded in a thread, by its path; of `react-router-dom`, which Remix brings, tests take the router in memory.
  ignoreDependencies: ['swagger-ui-dist', 'react-router-dom', 'read-excel-file'],
} satisfies KnipConfig
