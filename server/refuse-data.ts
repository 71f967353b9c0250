import type { ServerBuild } from '@remix-run/node'
import type { PageHandle } from '#app/routing/page-handle.ts'
import { isReading } from './answer-queue.ts'
import { plainPage } from './plain-page.ts'
import { pageOfData } from './route-pattern.ts'

type Routes = ServerBuild['routes']

/**
 * Refuses to make data of what has no page: Remix reads such an answer whole and encodes it, of a film of 185 MB gigabytes of
 * memory (SEC-105). Null for what may be asked for, and for what is not asked for as data. Scripts that are led to a file show
 * the way to it.
 */
export function refuseData(request: Request, routes: Routes, leafId: string | null): Response | null {
  const url = new URL(request.url)
  const page = pageOfData(url.pathname)
  const module = leafId === null ? undefined : routes[leafId]?.module
  if (page === null || !module || !isReading(request.method) || answersData(module)) return null
  url.searchParams.delete('_routes')
  const link = { href: page + url.search, label: 'Abrir' }
  return plainPage(404, 'Página não encontrada', 'Neste endereço não há uma página.', link)
}

const answersData = ({ default: page, handle }: { default?: unknown; handle?: unknown }): boolean =>
  page !== undefined || (handle as PageHandle | undefined)?.answersData === true
