import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './bench-server.ts'

const rounds = 3
const senders = 8

/**
 * Requests that fail while each of two processes is replaced in turn behind Caddy with the shipped proxy settings, half of
 * them posts, which no proxy may send twice. The processes are stand-ins that drain and close as the product does.
 */
export async function measureReplacement(): Promise<void> {
  if ((await once(spawn('caddy', ['version'], { stdio: 'ignore' }), 'exit').catch(() => [1]))[0] !== 0)
    return console.log('Needs caddy (apt-get install caddy).')
  for (const drainMs of [3000, 0]) await measure(drainMs)
}

async function measure(drainMs: number): Promise<void> {
  const ports = [await freePort(), await freePort()] as const
  const processes = await Promise.all(ports.map((port) => startProcess(port, drainMs)))
  const proxy = await startCaddy(ports)
  const count = { sent: 0, failed: 0 }
  let isOver = false
  const loops = Array.from({ length: senders }, async (_, nth) => {
    while (!isOver) await send(proxy.port, nth % 2 === 0 ? 'GET' : 'POST', count)
  })
  for (let round = 0; round < rounds; round++)
    for (const [nth, port] of ports.entries()) {
      await stop(processes[nth])
      processes[nth] = await startProcess(port, drainMs)
      await untilHealthy(proxy.admin)
    }
  isOver = true
  await Promise.all(loops)
  await Promise.all([...processes, proxy.child].map(stop))
  rmSync(proxy.folder, { recursive: true })
  console.log(
    `DRAIN_MS=${drainMs}: ${count.failed} of ${count.sent} requests failed in ${rounds * 2} replacements`,
  )
}

async function send(port: number, method: string, count: { sent: number; failed: number }): Promise<void> {
  count.sent++
  const body = method === 'POST' ? 'x=1' : null
  const text = await fetch(`http://127.0.0.1:${port}/`, { method, body }).then(
    (answer) => answer.text(),
    () => null,
  )
  if (text !== 'answered') count.failed++
}

async function startProcess(port: number, drainMs: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/replaced-server.ts'], {
    env: { ...process.env, PORT: String(port), DRAIN_MS: String(drainMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

/** Starts the `reverse_proxy` of docs/deploy/Caddyfile, word by word but for addresses, on a port without TLS. */
async function startCaddy(upstreams: readonly [number, number]) {
  const [port, admin] = [await freePort(), await freePort()]
  const shipped = readFileSync('docs/deploy/Caddyfile', 'utf8')
  const [proxy = ''] = /\treverse_proxy [\s\S]*?\n\t\}/.exec(shipped) ?? []
  const local = proxy
    .replace('app-a:3000', `127.0.0.1:${upstreams[0]}`)
    .replace('app-b:3000', `127.0.0.1:${upstreams[1]}`)
  const folder = mkdtempSync(join(tmpdir(), 'estacao-caddy-'))
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin 127.0.0.1:${admin}\n}\nhttp://127.0.0.1:${port} {\n${local}\n}\n`)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  await untilHealthy(admin)
  return { port, admin, child, folder }
}

/** Waits until the proxy runs and has looked at both processes again (`health_interval`). */
async function untilHealthy(admin: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${admin}/reverse_proxy/upstreams`).catch(() => null))?.ok)
    await wait(100)
  await wait(1500)
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
