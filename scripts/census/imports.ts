import { spawnSync } from 'node:child_process'

type Module = { source: string; dependencies: { resolved: string; circular: boolean }[] }

/** Reads the imports: circles of files, the areas of the API and the arrows between them (`access > stations`). */
export function readImports(): { circles: number; areas: Set<string>; arrows: Set<string> } {
  const wings = ['app', 'api', 'contract', 'themes', 'station-configs', 'server']
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...wings]
  const { stdout } = spawnSync('node_modules/.bin/depcruise', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { modules } = JSON.parse(stdout) as { modules: Module[] }
  const product = modules.filter(({ source }) => !/\.test\.tsx?$/.test(source))
  const pairs = product.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [areaOf(source), areaOf(resolved)] as const),
  )
  const arrows = pairs
    .filter(([from, to]) => from && to && from !== to)
    .map(([from, to]) => `${from} > ${to}`)
  return {
    circles: product.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).length,
    areas: new Set(product.flatMap(({ source }) => areaOf(source) ?? [])),
    arrows: new Set(arrows),
  }
}

const areaOf = (path: string) =>
  /^api\/(ledger|console|(?:platform|stations|people|activities|commerce|services|site)\/[\w-]+)\//.exec(
    path,
  )?.[1]
