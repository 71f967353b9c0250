import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLog } from '#api/platform/log.ts'
import {
  argon2Passwords,
  createSeal,
  fixedClock,
  folderFiles,
  outboxOnly,
  type Ports,
  postalRanges,
  storedVideos,
  wordpressNews,
} from '#api/platform/ports/index.ts'
import { openCaptcha } from './open-captcha.ts'

const filesRoot = path.join(tmpdir(), `estacao-test-files-${process.pid}`)
process.once('exit', () => rmSync(filesRoot, { recursive: true, force: true }))

/** Real hashes at the lowest cost: what a hash costs is no question of the tests that need one. */
const quickPasswords = argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 })

type TestPorts = Ports & { clock: ReturnType<typeof fixedClock> }

/** Ports that reach nothing outside: a clock that stands still, mails that stay, a captcha that lets everybody in. */
export function testPorts(overrides: Partial<Ports> = {}): TestPorts {
  const files = folderFiles(path.join(filesRoot, randomUUID()))
  return {
    mail: outboxOnly,
    files,
    videos: storedVideos(files),
    films: null,
    captcha: openCaptcha,
    passwords: quickPasswords,
    postalCodes: postalRanges,
    outsideNews: wordpressNews({ servers: ['127.0.0.1:9'], timeoutMs: 100 }),
    seal: createSeal('the secret of the tests'),
    log: silentLog,
    payments: null,
    gateways: new Map(),
    ...overrides,
    clock: fixedClock('2026-05-04T15:00:00Z'),
  }
}

let lastStation = 5_000

/** A station number no other test of the file has: tests share a database and never meet. */
export function freshStationId(): number {
  lastStation += 1
  return lastStation
}
