import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startBenchServer } from './bench-server.ts'
import { type Load, load, printLoad } from './load.ts'

const rounds = 3

/** Measures the landing page from the page cache against a bare Hono handler with the same bytes. Budget: at least 85 % of it. */
export async function measureCachedLanding(): Promise<void> {
  const server = await startBenchServer()
  await rawGet(server.port, `fan.localhost:${server.port}`)
  const answer = await rawGet(server.port, `fan.localhost:${server.port}`)
  const bare = await startBare(answer)
  const results: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      bare: await load(`http://fan.localhost:${bare.port}/`),
      ours: await load(server.at('fan')),
    })
  }
  bare.stop()
  await server.stop()
  const best = (side: 'ours' | 'bare') =>
    results.map((one) => one[side]).reduce((a, b) => (a.perSecond > b.perSecond ? a : b))
  printLoad('bare Hono, same bytes', best('bare'))
  printLoad('landing from the page cache', best('ours'))
  const ratio = best('ours').perSecond / best('bare').perSecond
  console.log(`ratio ${(ratio * 100).toFixed(0)} % (budget: at least 85 %)`)
}

type Raw = { body: Buffer; headers: Record<string, string> }

function rawGet(port: number, host: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get({ port, path: '/', headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
        resolve({ body: Buffer.concat(chunks), headers: headers as Record<string, string> })
      })
    }).on('error', reject)
  })
}

async function startBare({ body, headers }: Raw) {
  const file = join(mkdtempSync(join(tmpdir(), 'estacao-bare-')), 'answer.json')
  writeFileSync(file, JSON.stringify({ body: body.toString('base64'), headers }))
  const port = await freePort()
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    'scripts/bench/bare-server.ts',
    file,
    String(port),
  ])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { port, stop: () => child.kill() }
}
