import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the built server on a free port with an empty demo world, once for all journeys, and stops it afterwards. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-e2e-'))
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ESTACAO_MODE: 'demo',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readyOrigin(server)
  process.env.E2E_PORT = new URL(origin).port
  return async () => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The address the server prints when it answers. */
function readyOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Estação pronta em (http:\/\/\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${output}`)),
    )
  })
}

/** A port nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
