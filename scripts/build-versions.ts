import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** The number of versions that stay in the build folder, the one in use included: a process must be replaced within as many builds. */
export const keptVersions = 10

/** Longest time a build may take, in milliseconds: what is unfinished for longer was broken off. */
const buildMs = 24 * 60 * 60 * 1000

const assetsIn = (version: string) => join(version, 'client/assets')
/** Gives the file that lists the assets of a version; a version that has it is finished. */
const listIn = (version: string) => join(version, 'own-assets.json')

let lastMs = 0

/** Opens an empty folder for a new version; builds side by side get one each. Names sort by age. */
export function openVersion(build: string): string {
  const versions = join(build, 'versions')
  // Two of one process within a millisecond have an order, too.
  lastMs = Math.max(Date.now(), lastMs + 1)
  const name = `${new Date(lastMs).toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`
  mkdirSync(join(versions, name), { recursive: true })
  return join(versions, name)
}

/**
 * Makes a finished version the one that `build/server` and `build/client` lead to, in one rename: whoever starts or reads
 * meanwhile finds the old version or the new one. It shares its assets with the versions before, for pages rendered by either.
 */
export function switchTo(build: string, version: string): void {
  adoptUnversioned(build)
  finish(version)
  shareAssets(build, version)
  pointTo(build, 'current', join('versions', basename(version)))
  for (const name of ['client', 'server']) pointTo(build, name, join('current', name))
  // Again: a version that was finished while this one looked for assets did not stand in its list yet.
  shareAssets(build, version)
  prune(build)
}

/** Lists finished versions, oldest first. */
function finished(build: string): string[] {
  const versions = join(build, 'versions')
  const names = readdirSync(versions).sort()
  return names.map((name) => join(versions, name)).filter((version) => existsSync(listIn(version)))
}

/**
 * Gives finished versions each other's assets: a page of either process finds its own at either, while one after the
 * other is replaced. Hard links cost no space; a name says what is in it, so one that is there already is the same
 * file.
 */
function shareAssets(build: string, version: string): void {
  for (const other of finished(build).slice(-keptVersions)) {
    if (other === version) continue
    linkAssets(other, version)
    linkAssets(version, other)
  }
}

function linkAssets(from: string, to: string): void {
  for (const name of JSON.parse(readFileSync(listIn(from), 'utf8')) as string[]) {
    const [own, kept] = [join(assetsIn(from), name), join(assetsIn(to), name)]
    if (existsSync(own) && !existsSync(kept)) linkSync(own, kept)
  }
}

/** Replaces a symbolic link at once: removing it first would leave a moment without. */
function pointTo(build: string, name: string, target: string): void {
  const link = join(build, name)
  const next = join(build, `.${name}-${randomUUID()}`)
  symlinkSync(target, next, 'junction')
  // Windows renames no folder over another.
  if (process.platform === 'win32') rmSync(link, { recursive: true, force: true })
  renameSync(next, link)
}

/** Turns a build from before there were versions into the oldest of them, so that its files are still served. */
function adoptUnversioned(build: string): void {
  const client = lstatSync(join(build, 'client'), { throwIfNoEntry: false })
  if (!client?.isDirectory()) return
  const version = join(build, 'versions', `0000-${randomUUID()}`)
  mkdirSync(version, { recursive: true })
  for (const name of ['client', 'server', 'site-script.json', '.sources'])
    if (existsSync(join(build, name))) renameSync(join(build, name), join(version, name))
  if (existsSync(assetsIn(version))) finish(version)
}

/** Names the assets that a version was built with, without those it keeps for older pages. */
const finish = (version: string) =>
  writeFileSync(listIn(version), JSON.stringify(readdirSync(assetsIn(version))))

/** Removes what is older than the newest versions, and what was never finished. */
function prune(build: string): void {
  const done = finished(build)
  const versions = join(build, 'versions')
  const unfinished = readdirSync(versions)
    .map((name) => join(versions, name))
    .filter((version) => !done.includes(version) && statSync(version).mtimeMs < Date.now() - buildMs)
  for (const old of [...done.slice(0, -keptVersions), ...unfinished])
    if (basename(old) !== basename(readlinkSync(join(build, 'current'))))
      rmSync(old, { recursive: true, force: true })
}
