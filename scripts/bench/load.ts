import autocannon from 'autocannon'

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

/** Asks for one page over ten connections. The host goes as a header, so that no name has to be resolved. */
export async function load(
  url: string,
  options: { seconds?: number; amount?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const { host, port, pathname, search } = new URL(url)
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${pathname}${search}`,
    connections: 10,
    // So many requests, or for so long.
    ...(options.amount ? { amount: options.amount } : { duration: options.seconds ?? 5 }),
    headers: { host, 'accept-encoding': 'gzip', ...options.headers },
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

export function printLoad(name: string, { perSecond, p50, p99, failed }: Load): void {
  const numbers = `${perSecond.toFixed(0).padStart(7)} requests/s   p50 ${p50} ms   p99 ${p99} ms`
  console.log(`${name.padEnd(36)} ${numbers}${failed > 0 ? `   ${failed} FAILED` : ''}`)
}
