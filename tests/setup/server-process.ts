import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A built server that a test runs as a process of its own. */
export type ServerProcess = {
  port: number
  child: ChildProcess
  /** Everything it wrote, on both outputs. */
  output: () => string
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>
  /** Resolves when it says that it answers, rejects when it ends before. */
  ready: Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ServerProcess>()

/** Stops what a failed test left behind. */
export async function stopServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop('SIGKILL')))
}

/** Starts `build/server/main.js` with these variables over the environment of the run. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, ESTACAO_MODE: 'demo', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Estação pronta')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  ready.catch(() => undefined)
  const server: ServerProcess = {
    port,
    child,
    output: () => output,
    ended,
    ready,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
  running.add(server)
  void ended.then(() => running.delete(server))
  return server
}

/** A port nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
