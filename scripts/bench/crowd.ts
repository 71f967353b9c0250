import autocannon from 'autocannon'
import type { BenchServer } from './bench-server.ts'
import type { Load } from './load.ts'

export type Question = { method?: 'POST'; path: string; body?: string; headers?: Record<string, string> }
/** The length of a run: so many requests, or so many seconds. */
type HowLong = { amount: number } | { duration: number }

/** Opens ten connections to the bench's station whose requests differ, counted from 1: each by the next of some people. */
export async function asCrowd(
  server: BenchServer,
  howLong: HowLong,
  ask: (at: number) => Question,
): Promise<Load> {
  let at = 0
  const started = performance.now()
  let last = started
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${server.port}`,
    connections: 10,
    ...howLong,
    requests: [
      {
        setupRequest(request) {
          at += 1
          const { headers, ...asked } = ask(at)
          return {
            ...request,
            ...asked,
            headers: { 'accept-encoding': 'gzip', ...headers, host: `fan.localhost:${server.port}` },
          }
        },
      },
    ],
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    run.on('response', () => {
      last = performance.now()
    })
  })
  const { p50, p99 } = result.latency
  return {
    // Its own average counts whole seconds, and it ends with one.
    perSecond: result['2xx'] / ((last - started) / 1000),
    p50,
    p99,
    failed: result.non2xx + result.errors,
  }
}
