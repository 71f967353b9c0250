import { ask, newJar } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { logIn } from './log-in.ts'

const rounds = 20

/**
 * Measures the making of a station as its owner feels it: from 'Finalizar' to the first page of the new host, and a
 * refresh of the live preview after another colour, beside the same landing page when it is published and rendered.
 */
export async function measureSiteBuilder(): Promise<void> {
  const server = await startBenchServer({ env: { PAGE_CACHE: 'off' } })
  const origin = server.at('fan', '')
  const cookie = await logIn(origin)
  const made: number[] = []
  const first: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const name = `medida${String(round).padStart(2, '0')}`
    const started = performance.now()
    const answer = await send(origin, '/criar-estacao/nome', cookie, {
      prettyName: `Medida ${round}`,
      subdomain: name,
      key: `bench-${round}`,
    })
    if (answer.status !== 302) throw new Error(`'Finalizar' answered ${answer.status}`)
    made.push(performance.now() - started)
    const page = await ask(server.at(name, ''), { path: '/', jar: newJar() })
    if (page.status !== 200) throw new Error(`the new host answered ${page.status}`)
    first.push(performance.now() - started)
  }
  const published = await timesOf(() => ask(server.at('medida00', ''), { path: '/', jar: newJar() }))
  const preview = await timesOf((round) =>
    send(origin, `/criar-estacao/previa?primary=%23${colorOf(round)}`, cookie),
  )
  const step = await timesOf((round) =>
    send(origin, `/criar-estacao/cor?primary=%23${colorOf(round)}`, cookie),
  )
  await server.stop()
  print("'Finalizar' until it answers", made)
  print("'Finalizar' until the new host has answered (budget 1000)", first)
  print('landing of the new station, rendered', published)
  print('preview after another colour (budget 100)', preview)
  print('step of the wizard with the contrast guard', step)
}

function send(origin: string, path: string, cookie: string, form?: Record<string, string>) {
  const jar = newJar()
  const [name = '', value = ''] = cookie.split('=')
  jar.set(name, value)
  return ask(origin, { path, jar, ...(form && { form }) })
}

const colorOf = (round: number) => ((round * 7_654_321 + 1_234_567) % 0x1000000).toString(16).padStart(6, '0')

/** Milliseconds of each round, after five that warm up. */
async function timesOf(work: (round: number) => Promise<{ status: number }>): Promise<number[]> {
  const times: number[] = []
  for (let round = -5; round < rounds; round += 1) {
    const started = performance.now()
    const { status } = await work(round + 5)
    if (status !== 200) throw new Error(`answered ${status}`)
    if (round >= 0) times.push(performance.now() - started)
  }
  return times
}

function print(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
  console.log(`${name.padEnd(58)} median ${at(0.5)} ms   p90 ${at(0.9)} ms`)
}
