import { lstatSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Finds symbolic links of a station folder that would be read: the folder itself (`.`), its two files, `assets` and
 * whatever lies in it. A link leads to files of the machine, and what is read of a station is shown to everybody.
 */
export function findLinks(directory: string): string[] {
  const assets = join(directory, 'assets')
  const heads = [directory, join(directory, 'config.json'), join(directory, 'content.json'), assets]
  const linked = heads.filter(isLink)
  // Links inside are listed, not followed.
  const inside = linked.includes(assets) || !isDirectory(assets) ? [] : entriesOf(assets)
  const names = [...linked, ...inside].map((path) => relative(directory, path).split(sep).join('/'))
  return names.map((name) => name || '.')
}

const entriesOf = (assets: string) =>
  readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))

const facts = (path: string) => lstatSync(path, { throwIfNoEntry: false })
const isLink = (path: string) => facts(path)?.isSymbolicLink() ?? false
const isDirectory = (path: string) => facts(path)?.isDirectory() ?? false
