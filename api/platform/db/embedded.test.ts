import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobContext } from '#tests/fixtures/job-context.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { programFile } from '#tests/setup/programs.ts'
import { sweepEmbeddedJob } from '../jobs/index.ts'
import { findServiceAway, notify, openDatabase, StartError } from './client.ts'
import { lockFolder } from './folder-lock.ts'

// Processes start and stop here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const initialised = path.join(mkdtempSync(path.join(tmpdir(), 'estacao-db-')), 'db')
let folder: string
let dataDir: string
const children: ChildProcess[] = []
let program: string

beforeAll(async () => {
  program = await programFile('write-until-killed')
  const connection = await openDatabase({ dataDir: initialised })
  await connection.close()
})
afterAll(() => rmSync(path.dirname(initialised), { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'estacao-db-'))
  dataDir = path.join(folder, 'db')
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that writes to the folder; `lines` collects what it said, each number after its commit. */
function startWriter(mode: 'write' | 'lock' = 'write') {
  const child = spawn(process.execPath, [program, dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return { child, lines }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Spares a test the first initialisation, which takes seconds. */
const copyInitialised = () => cpSync(initialised, dataDir, { recursive: true })
const opening = async () => {
  const connection = await openDatabase({ dataDir })
  await connection.close()
}
const soon = { timeout: 60_000, interval: 20 }

describe('a killed process', () => {
  test('loses nothing that it acknowledged', async () => {
    copyInitialised()
    const { child, lines } = startWriter()
    await expect.poll(() => lines.length, soon).toBeGreaterThan(50)
    await kill(child)
    const acknowledged = lines.filter((line) => /^\d+$/.test(line)).map(Number)
    const connection = await openDatabase({ dataDir })
    const { rows } = await connection.rawSql('select n from numbers order by n')
    await connection.close()
    const stored = rows.map((row) => (row as { n: number }).n)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
  })

  test('in its first start leaves a folder that starts', async () => {
    const unfinished = () => readdirSync(folder).filter((name) => name.includes('.init-'))
    const { child } = startWriter()
    await expect.poll(unfinished, soon).toHaveLength(1)
    await kill(child)
    expect(readdirSync(folder)).not.toContain('db')
    await opening()
    expect(unfinished()).toEqual([])
  })
})

test('SEC-39 each night what was deleted leaves its room to what comes', async () => {
  copyInitialised()
  const connection = await openDatabase({ dataDir })
  const { db, rawSql } = connection
  await rawSql('create table pages (words text)')
  const rewrite = async () => {
    await rawSql(
      `insert into pages select string_agg(md5(n::text), '') from generate_series(1, 40000) n group by n % 10`,
    )
    await rawSql('delete from pages')
    const { rows } = await rawSql(`select pg_total_relation_size('pages')::int as size`)
    return (rows[0] as { size: number }).size
  }
  const once = await rewrite()
  for (let night = 0; night < 3; night += 1) {
    await sweepEmbeddedJob.run(jobContext({ db, ports: testPorts() }), {})
    expect(await rewrite()).toBeLessThan(once * 1.5)
  }
  await connection.close()
})

describe('a folder that cannot be opened says why in one sentence', () => {
  test('in use by another process, and free again when that is gone', async () => {
    copyInitialised()
    const { child, lines } = startWriter()
    await expect.poll(() => lines[0], soon).toBe('open')
    await expect(opening()).rejects.toThrow(StartError)
    await expect(opening()).rejects.toThrow(`in use by process ${child.pid}`)
    const second = startWriter()
    await once(second.child, 'exit')
    expect(second.child.exitCode).toBe(1)
    expect(second.lines).toEqual([expect.stringContaining(`in use by process ${child.pid}`)])
    await kill(child)
    await opening()
  })

  test('in use by this process', async () => {
    copyInitialised()
    const connection = await openDatabase({ dataDir })
    await expect(opening()).rejects.toThrow(/already open in this process/)
    await connection.close()
    await opening()
  })

  test('a file, a path through a file, other content', async () => {
    writeFileSync(dataDir, 'a file')
    await expect(opening()).rejects.toThrow(/cannot be opened: a part of the path is a file\./)
    dataDir = path.join(dataDir, 'inside')
    await expect(opening()).rejects.toThrow(/cannot be opened: a part of the path is a file\./)
    dataDir = path.join(folder, 'photos')
    mkdirSync(dataDir)
    writeFileSync(path.join(dataDir, 'me.jpg'), '')
    await expect(opening()).rejects.toThrow(/is not empty and holds no database\./)
    expect(readdirSync(dataDir)).toEqual(['me.jpg'])
  })

  test.skipIf(process.getuid?.() === 0)('a folder without permission', async () => {
    dataDir = path.join(folder, 'closed', 'db')
    mkdirSync(path.join(folder, 'closed'), { mode: 0o500 })
    await expect(opening()).rejects.toThrow(/permission denied/)
  })
})

describe('the lock', () => {
  const mark = (name: string, holder: object) => {
    mkdirSync(`${dataDir}.lock`, { recursive: true })
    writeFileSync(path.join(`${dataDir}.lock`, name), JSON.stringify(holder))
  }
  test('of a dead process and of an earlier boot are taken over', async () => {
    mark('999999999-1', { pid: 999_999_999, started: '1', boot: '' })
    mark('1-1', { pid: 1, started: '1', boot: 'an earlier boot' })
    const release = await lockFolder(dataDir)
    expect(readdirSync(`${dataDir}.lock`)).toHaveLength(1)
    release()
    expect(readdirSync(`${dataDir}.lock`)).toEqual([])
  })

  test('half written by a living process is respected', async () => {
    mkdirSync(`${dataDir}.lock`)
    writeFileSync(path.join(`${dataDir}.lock`, `${process.ppid}-5`), '{"pi')
    await expect(lockFolder(dataDir)).rejects.toThrow(`in use by process ${process.ppid}`)
  })

  test('of many that start at once, at most one gets it', async () => {
    const writers = Array.from({ length: 4 }, () => startWriter('lock'))
    await expect.poll(() => writers.filter(({ lines }) => lines.length > 0).length, soon).toBe(4)
    expect(writers.filter(({ lines }) => lines[0] === 'open').length).toBeLessThanOrEqual(1)
  })
})

describe('SEC-02 a full disk', () => {
  test('writing is refused before Postgres would panic, reading goes on, and both work when there is room again', async () => {
    copyInitialised()
    let free = Number.POSITIVE_INFINITY
    const connection = await openDatabase({ dataDir, freeBytes: () => free })
    await connection.rawSql('create table notes (n int)')
    free = 1_000_000
    await expect.poll(() => connection.problem(), soon).toBe('disk full')
    const refused = { service: 'database', code: 'disk full' }
    await expect(connection.rawSql('insert into notes values ($1)', [1])).rejects.toMatchObject(refused)
    const transaction = connection.db.transaction((db) => db.execute(sql`insert into notes values (2)`))
    expect(findServiceAway(await transaction.catch((error: unknown) => error))).toMatchObject(refused)
    expect((await connection.db.execute(sql`select count(*) as n from notes`)).rows).toEqual([{ n: 0 }])
    free = Number.POSITIVE_INFINITY
    await expect.poll(() => connection.problem(), soon).toBeNull()
    await connection.rawSql('insert into notes values ($1)', [3])
    await connection.close()
  })

  test('a panic holds up nobody, is said, and the database is opened again by itself with all that was acknowledged', async () => {
    copyInitialised()
    const connection = await openDatabase({ dataDir })
    const heard: (string | null)[] = []
    await connection.listen('notes', (payload) => heard.push(payload))
    await connection.rawSql('create table notes (n int); insert into notes values (1)')
    // Nowhere to put the next file of the log: what a disk without a byte left does.
    const log = path.join(dataDir, 'pg_wal')
    renameSync(log, `${log}.away`)
    writeFileSync(log, '')
    const write = async () => {
      await connection.rawSql('select pg_switch_wal()')
      await connection.rawSql('insert into notes values (2)')
    }
    await expect.poll(() => write().catch(() => connection.problem()), soon).toBeTruthy()
    await expect(connection.rawSql('select 1 as one')).rejects.toMatchObject({ service: 'database' })
    rmSync(log)
    renameSync(`${log}.away`, log)
    await expect.poll(() => connection.problem(), soon).toBeNull()
    const { rows } = await connection.rawSql('select n from notes where n = 1')
    expect(rows).toEqual([{ n: 1 }])
    await notify(connection.db, 'notes', 'again')
    await expect.poll(() => heard, soon).toEqual([null, 'again'])
    await connection.close()
  })
})
