import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'

/** Labels are bounded by what we chose, not by what comes in. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Prometheus metrics of this process, served at `/metrics`. `queries` says how many there were so far. */
export function createMetrics(cache: PageCache | null, queries: () => number = () => 0) {
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
