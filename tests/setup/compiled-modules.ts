import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, version } from 'esbuild'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, '.cache/modules')
const index = path.join(out, 'index.json')

/** The wings that nothing of Vite's is needed for; pages have styles that its plugins make. */
const wings = /^(api|contract|themes|station-configs)\/.*\.tsx?$/
const notOurs = /\.(test|css|d)\.tsx?$|^themes\/theme-style\.ts$/
const isCompiled = (name: string) => wings.test(name) && !notOurs.test(name)

const options: BuildOptions = {
  outdir: out,
  outbase: root,
  absWorkingDir: root,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  sourcemap: 'linked',
  sourcesContent: false,
  write: false,
  logLevel: 'error',
}

/** Where a module of the sources stands as Node reads it. */
const compiledPath = (name: string) => path.join(out, name.replace(/\.tsx?$/, '.js'))

function sourceFiles(): Map<string, string> {
  const names = ['api', 'contract', 'themes', 'station-configs'].flatMap((wing) =>
    readdirSync(path.join(root, wing), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${wing}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const made = `${version} ${JSON.stringify(options)}`
  return new Map(
    names.filter(isCompiled).map((name) => {
      const hash = createHash('sha1')
        .update(made)
        .update(readFileSync(path.join(root, name)))
      return [name, hash.digest('base64')]
    }),
  )
}

/** Imports as Node follows them from there: what is compiled lies beside, everything else where it always lies. */
function withPaths(code: string, name: string): string {
  const folder = path.dirname(path.join(root, name))
  return code.replace(/\b(from |import |import\()"([#.][^"]+)"/g, (_, how: string, asked: string) => {
    const wing = asked.replace(/^#stations\//, '#station-configs/')
    const found = asked.startsWith('#') ? path.join(root, wing.slice(1)) : path.join(folder, asked)
    const imported = path.relative(root, found)
    const target = isCompiled(imported) ? compiledPath(imported) : found
    const relative = path.relative(path.dirname(compiledPath(name)), target)
    return `${how}"${relative.startsWith('.') ? relative : `./${relative}`}"`
  })
}

/** In one piece, for other runs that read it meanwhile. */
function write(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, text)
  renameSync(aside, file)
}

async function compile(): Promise<void> {
  const files = sourceFiles()
  const known = new Map<string, string>(
    existsSync(index) ? Object.entries(JSON.parse(readFileSync(index, 'utf8'))) : [],
  )
  const changed = [...files].filter(([name, hash]) => known.get(name) !== hash).map(([name]) => name)
  const gone = [...known.keys()].filter((name) => !files.has(name))
  if (changed.length + gone.length === 0) return
  const { outputFiles = [] } = await build({ ...options, entryPoints: changed })
  for (const folder of new Set(outputFiles.map((file) => path.dirname(file.path))))
    mkdirSync(folder, { recursive: true })
  for (const { path: file, text } of outputFiles)
    write(file, file.endsWith('.js') ? withPaths(text, path.relative(out, file)) : text)
  for (const name of gone) rmSync(compiledPath(name), { force: true })
  write(index, JSON.stringify(Object.fromEntries(files)))
}

let compiling: Promise<void> | undefined

/**
 * The modules of the API, the contract, the themes and the stations as Node itself reads them. Vite reads, rewrites and hands over
 * each module by itself, for each project and each worker anew; esbuild writes all of them in a second, and once (ADR 139).
 */
export function compiledModules(): Plugin {
  return {
    name: 'compiled-modules',
    enforce: 'pre',
    async buildStart() {
      compiling ??= compile()
      await compiling
    },
    async resolveId(source, importer, asked) {
      if (!/^[#./]/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...asked, skipSelf: true })
      const name = resolved && path.relative(root, resolved.id)
      return name && isCompiled(name) ? compiledPath(name) : resolved
    },
  }
}

/** For `server.deps.external`. */
export const compiled = /\/\.cache\/modules\//
