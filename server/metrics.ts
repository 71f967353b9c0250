import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { alarmCount, alarms } from '#api/platform/alarms.ts'
import type { MailCounts } from '#api/platform/mail/index.ts'
import type { RequestCost } from '#api/platform/request-cost.ts'
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
  // Patterns, of which there are as many as routes: what answers from memory is not among them.
  const byRoute = { labelNames: ['method', 'route'] as const, registers: [registry] }
  const routes = new Histogram({
    name: 'http_route_duration_seconds',
    help: 'Time to the first byte of what is worked for, by pattern of the route.',
    buckets: [0.025, 0.1, 0.25, 1],
    ...byRoute,
  })
  const routeQueries = new Counter({
    name: 'http_route_queries_total',
    help: 'Database queries of answers, by pattern of the route.',
    ...byRoute,
  })
  const routeCalls = new Counter({
    name: 'http_route_calls_total',
    help: 'Calls of pages to the API, by pattern of the route.',
    ...byRoute,
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
  new Counter({
    name: 'alarms_total',
    help: 'What somebody should look at: books that do not close, webhooks that nothing proves; the log says more.',
    labelNames: ['alarm'],
    registers: [registry],
    collect() {
      this.reset()
      for (const alarm of alarms) this.inc({ alarm }, alarmCount(alarm))
    },
  })
  const methodOf = (method: string) => (methods.has(method) ? method : 'other')
  return {
    observe: (method: string, kind: string, status: number, seconds: number) =>
      requests.observe({ method: methodOf(method), kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    /** Counts the cost of one answer for its route. */
    observeRoute(method: string, route: string, seconds: number, { queries, calls }: RequestCost): void {
      const labels = { method: methodOf(method), route }
      routes.observe(labels, seconds)
      routeQueries.inc(labels, queries.count)
      routeCalls.inc(labels, calls.count)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
