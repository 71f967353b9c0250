import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { findLinks } from './find-links.ts'

/** The files of a station's `assets/` folder. `version` changes when any of them changes. */
export type AssetFolder = {
  version: string
  files: { path: string; contentType: string; bytes: Uint8Array }[]
}

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/**
 * Reads a station's assets; a folder without any is fine. Paths use `/` and are relative to `assets/`.
 * @throws when something that is read is a link: it would show files of the machine to everybody
 */
export async function readAssets(stationDirectory: string): Promise<AssetFolder> {
  const [link] = findLinks(stationDirectory)
  if (link) throw new Error(`${join(stationDirectory, link)} é um link; estações têm arquivos próprios`)
  const root = join(stationDirectory, 'assets')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && contentTypes[extname(entry.name)])
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const files = await Promise.all(
    paths.map(async (path) => ({
      path,
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      bytes: await readFile(join(root, path)),
    })),
  )
  const hash = createHash('sha256')
  for (const { path, bytes } of files) hash.update(path).update('\0').update(bytes)
  return { version: hash.digest('hex').slice(0, 40), files }
}
