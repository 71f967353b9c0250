import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBenchServer } from './bench-server.ts'
import { load, printLoad } from './load.ts'
import { logIn } from './log-in.ts'

/** Measures the landing page with the cache off and the member's home: requests per second, latency and the share of React. */
export async function measureRenderedPages(): Promise<void> {
  await measure('landing, rendered', async () => ({ path: '/', headers: {} }))
  await measure('/homepage, logged in', async (origin) => ({
    path: '/homepage',
    headers: { cookie: await logIn(origin) },
  }))
}

type Prepare = (origin: string) => Promise<{ path: string; headers: Record<string, string> }>

async function measure(name: string, prepare: Prepare): Promise<void> {
  const profiles = mkdtempSync(join(tmpdir(), 'estacao-profile-'))
  const plain = await startBenchServer({ env: { PAGE_CACHE: 'off' } })
  const { path, headers } = await prepare(plain.at('fan', ''))
  await load(plain.at('fan', path), { seconds: 2, headers })
  printLoad(name, await load(plain.at('fan', path), { headers }))
  await plain.stop()
  const profiled = await startBenchServer({
    env: { PAGE_CACHE: 'off' },
    nodeArgs: ['--cpu-prof', `--cpu-prof-dir=${profiles}`],
  })
  const again = await prepare(profiled.at('fan', ''))
  await load(profiled.at('fan', again.path), { headers: again.headers, seconds: 2 })
  const { perSecond } = await load(profiled.at('fan', again.path), { headers: again.headers, seconds })
  await profiled.stop()
  const { react, busyMs } = shareOfReact(profiles)
  const perRequestMs = busyMs / (perSecond * seconds)
  console.log(
    `  React's share of the busy time ${(react * 100).toFixed(0)} %; beyond React about ${(perRequestMs * (1 - react)).toFixed(2)} ms of CPU per request (budget: 2 ms)`,
  )
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Seconds of the profiled load: what lies before is start-up and warming up. */
const seconds = 6

/** Reads from V8's own profile of the load the self time in react-dom and react against all time that was not idle. */
function shareOfReact(folder: string): { react: number; busyMs: number } {
  let react = 0
  let busy = 0
  for (const file of readdirSync(folder)) {
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
    const frames = new Map(profile.nodes.map((node) => [node.id, node.callFrame]))
    let left = profile.timeDeltas.reduce((sum, micros) => sum + micros, 0)
    profile.samples.forEach((sample, index) => {
      const frame = frames.get(sample)
      const micros = profile.timeDeltas[index] ?? 0
      left -= micros
      if (left > seconds * 1_000_000) return
      if (!frame || frame.functionName === '(idle)' || frame.functionName === '(program)') return
      busy += micros
      if (/node_modules\/(react|react-dom|scheduler)\//.test(frame.url)) react += micros
    })
  }
  return { react: react / busy, busyMs: busy / 1000 }
}
