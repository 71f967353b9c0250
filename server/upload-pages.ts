import type { ServerBuild } from '@remix-run/node'
import type { FileTaker } from '#api/index.ts'
import type { PageHandle } from '#app/routing/page-handle.ts'
import { createRouteFinder } from './route-pattern.ts'

/** Finds who may send a file, and so a large body, to a page of the portal; null for pages whose forms have none. */
export type UploadPages = (pathname: string) => FileTaker | null

/** Reads off the pages themselves whose forms have a file field, by what their `handle` says. */
export function createUploadPages(
  routes: ServerBuild['routes'],
  find = createRouteFinder(routes),
): UploadPages {
  return (pathname) => {
    const { leafId } = find(pathname)
    const handle = (leafId === null ? undefined : routes[leafId]?.module.handle) as PageHandle | undefined
    if (!handle?.takesFile) return null
    return { of: handle.takesFile, mostBytes: handle.mostFileBytes }
  }
}
