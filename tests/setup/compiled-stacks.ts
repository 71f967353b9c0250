import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/** Errors name the sources, not what was compiled from them: whoever reads them edits those. */
const place = /(?:file:\/\/)?(\/[^\s():]*\/\.cache\/modules\/[^\s():]+\.js):(\d+):(\d+)/g
const maps = new Map<string, SourceMap | null>()

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    : null
  maps.set(file, map)
  return map
}

const inSources = (stack: string): string =>
  stack.replace(place, (whole, file: string, line: string, column: string) => {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return whole
    const source = path.resolve(path.dirname(file), found.originalSource)
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })

/** Set once per worker, over what reads the maps of Vite's modules. */
const isSet = Symbol.for('compiled stacks')
const before = Error.prepareStackTrace
if (before && !Reflect.has(before, isSet)) {
  const prepare: typeof before = (error, sites) => inSources(String(before(error, sites)))
  Error.prepareStackTrace = Object.assign(prepare, { [isSet]: true })
}
