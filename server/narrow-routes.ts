import type { ServerBuild } from '@remix-run/node'

export type Routes = ServerBuild['routes']

/**
 * Gives the build with those routes only that have to do with paths of one route: what may answer such a path or one it
 * lies under, which the page's own list of routes names, and what stands around them. The framework puts all routes it
 * is given in order several times for each request; of these few it chooses as it would of all.
 */
export function narrowRoutes(build: ServerBuild, leafId: string): ServerBuild {
  const page = segmentsOf(build.routes, leafId)
  const kept = new Set<string>()
  for (const id of Object.keys(build.routes))
    if (mayLieAbove(segmentsOf(build.routes, id), page))
      for (const one of lineageOf(build.routes, id)) kept.add(one)
  return {
    ...build,
    routes: narrow(build.routes, kept),
    assets: { ...build.assets, routes: narrow(build.assets.routes, kept) },
  }
}

/** Gives those whose ids are kept, in the order of all. */
export const narrow = <T>(all: Record<string, T>, kept: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))

/** Gives a route and those around it, outermost first. */
export function lineageOf(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId
  return [...(parentId === undefined ? [] : lineageOf(routes, parentId)), id]
}

/** Gives the segments of a route's pattern, with those around it: `homepage`, `atividades`, `:id`. */
export const segmentsOf = (routes: Routes, id: string): string[] =>
  lineageOf(routes, id).flatMap((one) => routes[one]?.path?.split('/').filter(Boolean) ?? [])

/** Whether one pattern may match what another matches, or the beginning of it. In doubt it may. Pure. */
export function mayLieAbove(above: readonly string[], page: readonly string[]): boolean {
  for (const [at, segment] of above.entries()) {
    const other = page[at]
    if (isOpen(segment) || (other !== undefined && isOpen(other))) return true
    if (other === undefined) return false
    const isEqual = segment.toLowerCase() === other.toLowerCase()
    if (!isEqual && !segment.startsWith(':') && !other.startsWith(':')) return false
  }
  return true
}

/** Whether from this segment on a pattern may be anything, or end. */
const isOpen = (segment: string): boolean => segment === '*' || segment.endsWith('?')
