import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BenchServer = {
  port: number
  pid: number
  dataDir: string
  /** Address of a page on a station's host. */
  at: (slug: string, path?: string) => string
  /** Milliseconds from start to the first answered request. */
  startMs: number
  stop: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  nodeArgs?: string[]
  dataDir?: string
  keepData?: boolean
  /** The built project; this one, if no other is said. */
  root?: string | undefined
}

/** Starts the built server as a process of its own, in demo mode, on an empty or a given data folder. */
export async function startBenchServer(options: Options = {}): Promise<BenchServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'estacao-bench-'))
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), 'build/server/main.js'], {
    ...(options.root && { cwd: options.root }),
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  return {
    port,
    pid: child.pid ?? 0,
    dataDir,
    startMs: performance.now() - started,
    at: (slug, path = '/') => `http://${slug}.localhost:${port}${path}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (!options.keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Estação pronta')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
