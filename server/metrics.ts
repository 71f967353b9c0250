import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MailCounts } from '#api/platform/mail/index.ts'
import type { PageCache } from './page-cache.ts'

/** Labels are bounded by what we chose, not by what comes in. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Prometheus metrics of this process, served at `/metrics`. `queries` says how many there were so far, `mails` what waits. */
export function createMetrics(
  cache: PageCache | null,
  queries: () => number = () => 0,
  mails?: () => Promise<MailCounts>,
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the first byte of the answer, by kind of route.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of kept public pages.',
    registers: [registry],
    collect() {
      this.set(cache?.stats().bytes ?? 0)
    },
  })
  new Counter({
    name: 'db_queries_total',
    help: 'Database queries of verbs.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(queries())
    },
  })
  new Gauge({
    name: 'mails',
    help: 'Mails not delivered: waiting for a try, held until they are asked for, given up in the last 30 days.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      // Without the database there is no count; the other metrics are wanted all the more.
      const counts = await mails?.().catch(() => null)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
  return {
    observe: (method: string, kind: string, status: number, seconds: number) =>
      requests.observe(
        { method: methods.has(method) ? method : 'other', kind, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
