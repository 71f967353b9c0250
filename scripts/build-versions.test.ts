import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptVersions, openVersion, switchTo } from './build-versions.ts'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'estacao-build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

/** Writes the part of a build that matters for switching: a server that names its assets, and these. */
function fill(version: string, assets: string[]): string {
  for (const folder of ['client/assets', 'server']) mkdirSync(join(version, folder), { recursive: true })
  for (const name of assets) writeFileSync(join(version, 'client/assets', name), name)
  writeFileSync(join(version, 'server/main.js'), assets.join())
  return version
}

const built = (...assets: string[]) => fill(openVersion(build), assets)
const assets = (folder = build) => readdirSync(join(folder, 'client/assets')).sort()
const inUse = () => realpathSync(join(build, 'server'))

describe('SEC-33 versions of the build', () => {
  test('SEC-33 what is being built stands beside what is in use, which stays as it is', () => {
    const first = built('a-1.js', 'shared-1.css')
    switchTo(build, first)
    built('a-2.js', 'shared-1.css')
    expect(assets()).toEqual(['a-1.js', 'shared-1.css'])
    expect(inUse()).toBe(realpathSync(join(first, 'server')))
  })

  test('SEC-33 the new version has the assets of the one before, and a process of that one those of the new', () => {
    const first = built('a-1.js', 'shared-1.css')
    switchTo(build, first)
    switchTo(build, built('a-2.js', 'shared-1.css'))
    expect(assets()).toEqual(['a-1.js', 'a-2.js', 'shared-1.css'])
    expect(readFileSync(join(build, 'client/assets/a-1.js'), 'utf8')).toBe('a-1.js')
    expect(readFileSync(join(build, 'server/main.js'), 'utf8')).toBe('a-2.js,shared-1.css')
    expect(assets(first)).toEqual(['a-1.js', 'a-2.js', 'shared-1.css'])
  })

  test('SEC-33 builds side by side have both their assets, whichever ends first', () => {
    switchTo(build, built('a-1.js'))
    const [early, late] = [built('a-2.js'), built('a-3.js')]
    switchTo(build, late)
    switchTo(build, early)
    expect(assets()).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
    expect(inUse()).toBe(realpathSync(join(early, 'server')))
  })

  test('SEC-33 old versions go with their assets; so does what was broken off a day ago, not what is being built', () => {
    const brokenOff = openVersion(build)
    utimesSync(brokenOff, 0, 0)
    const underWay = openVersion(build)
    for (let nth = 0; nth < keptVersions + 2; nth++) switchTo(build, built(`a-${nth}.js`))
    expect(readdirSync(join(build, 'versions'))).toHaveLength(keptVersions + 1)
    expect([brokenOff, underWay].map((version) => existsSync(version))).toEqual([false, true])
    expect(assets()).toHaveLength(keptVersions)
    expect(assets()).not.toContain('a-1.js')
  })

  test('SEC-33 what was built before there were versions is kept, too', () => {
    fill(build, ['a-0.js'])
    switchTo(build, built('a-1.js'))
    expect(assets()).toEqual(['a-0.js', 'a-1.js'])
  })

  test('SEC-33 somebody who reads all the while finds a whole version at every moment', async () => {
    switchTo(build, built('a-0.js', 'b-0.js'))
    const reader = spawn(process.execPath, ['-e', readUntilTold, build], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(reader.stdout, 'data')
    for (let nth = 1; nth <= keptVersions; nth++) switchTo(build, built(`a-${nth}.js`, `b-${nth}.js`))
    let seen = ''
    reader.stdout.on('data', (chunk) => {
      seen += chunk
    })
    reader.stdin.end()
    await once(reader, 'close')
    const { reads, missed } = JSON.parse(seen)
    expect(missed).toEqual([])
    expect(reads).toBeGreaterThan(0)
  })
})

/** A program of its own: what is done between two calls of the switch is seen by others only. */
const readUntilTold = `
const { readFileSync } = require('node:fs')
const build = process.argv[1]
let [reads, missed, isOver] = [0, [], false]
process.stdin.on('end', () => { isOver = true }).resume()
const read = () => {
  try {
    for (const name of readFileSync(build + '/server/main.js', 'utf8').split(','))
      readFileSync(build + '/client/assets/' + name)
    reads++
  } catch (error) { missed.push(error.message) }
  if (isOver) return process.stdout.write(JSON.stringify({ reads, missed }))
  setImmediate(read)
}
read()
process.stdout.write('\\n')
`
