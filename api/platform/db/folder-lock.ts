import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from './start-error.ts'

type Holder = { pid: number; started: string; boot: string }

/** What tells this boot from an earlier one; empty where the system does not say. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** When a process began, in the kernel's ticks: tells a process from a later one with the same pid. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True when the process that wrote the mark may still run. Doubt counts as alive: a lock is never stolen on a guess. */
function holds(holder: Holder): boolean {
  if (holder.boot !== bootId()) return false
  if (!isAlive(holder.pid)) return false
  const started = startedAt(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

function otherHolders(folder: string, own: string): Holder[] {
  const alive: Holder[] = []
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (file === own) continue
    try {
      const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
      if (holds(holder)) alive.push(holder)
      else rmSync(file, { force: true })
    } catch {
      // Half written by a process that is starting this moment, or gone again: the name says whose it is.
      const pid = Number.parseInt(name, 10)
      if (existsSync(file) && Number.isInteger(pid) && isAlive(pid))
        alive.push({ pid, started: '', boot: '' })
    }
  }
  return alive
}

/**
 * Locks a data folder for this process, because the embedded database itself takes no lock and two processes on one
 * folder destroy it (ADR 2). Each process puts its own mark, named by pid and start time, into
 * `<dataDir>.lock/`, then looks for marks of others; whoever sees a living one takes its own back and refuses. A mark of
 * a dead process (kill -9, reboot) is removed: its name is unique, so no fresh lock can be removed by mistake.
 * Processes in separate pid namespaces do not see each other: several containers need Postgres.
 *
 * @returns the release function
 * @throws StartError when another process, or this one, has the folder open
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const folder = `${path.resolve(dataDir)}.lock`
  mkdirSync(folder, { recursive: true })
  const me: Holder = { pid: process.pid, started: startedAt(process.pid), boot: bootId() }
  const own = path.join(folder, `${me.pid}-${me.started || 'process'}`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      writeFileSync(own, JSON.stringify(me), { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      throw new StartError(`The data folder ${dataDir} is already open in this process (${me.pid}).`)
    }
    const [other] = otherHolders(folder, own)
    if (!other) return () => rmSync(own, { force: true })
    rmSync(own, { force: true })
    // Two that start in the same instant see each other: both step back, and meet again at different times.
    if (attempt === 3) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${other.pid}; stop it, or choose another folder with DATA_DIR.`,
        { holder: other.pid },
      )
    }
    await delay(50 + Math.random() * 250)
  }
}
