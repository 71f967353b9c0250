import { createHash } from 'node:crypto'
import type { Rollup } from 'vite'

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo' | 'getModuleIds'>
/** Pages are the routes' modules, and what is loaded late by itself; `areas` are those of `app/` these stand in. */
type ReachedFrom = { pages: Set<string>; areas: Set<string> }
type Reach = {
  modules: Map<string, ReachedFrom>
  pagesOfArea: Map<string, number>
  /** A module and all that is loaded with it. */
  loadedWith: (id: string) => Set<string>
}

/** The area of the entry and the root: their imports are on every page. */
const everywhere = ''
/** Gives the folder of a page's area; districts stand around those that have several. */
const areaOf = (path: string): string | undefined =>
  /\/app\/(?:(?:people|activities|commerce|services|site)\/)?([\w-]+)\//.exec(path)?.[1]

/**
 * Gives the area of a page. A layout stands around pages of other areas, too: it is an area of its own, so that it
 * comes without what the pages of its area need.
 */
const areaOfPage = (path: string): string | undefined =>
  /\/layout\.tsx\b/.test(path) ? `layout of ${areaOf(path)}` : areaOf(path)

/** The number of areas from which a shared part is not worth a file of its own. */
const manyAreas = 7

/**
 * Chooses the browser file of a module by its importers. Rollup alone makes one file per set of pages: thirty on a
 * member page, each of which costs a slow connection its headers and its round trip. Here one file holds what every
 * page needs, another what most pages of an area need, and the rest goes by the areas that need it. A module's imports
 * are needed wherever the module is, so these files do not import each other in a circle.
 */
export function clientChunks(): Rollup.GetManualChunk {
  let reach: Reach | undefined
  return (id, graph) => {
    reach ??= reachOf(graph as Graph)
    return styleChunk(id) ?? scriptChunk(id, reach)
  }
}

/** Puts the styles into one sheet for all pages and one per area, instead of one per component. */
function styleChunk(id: string): string | undefined {
  const [path = ''] = id.split('?')
  const area = path.endsWith('.css.ts.vanilla.css') ? areaOf(path) : undefined
  if (!area) return undefined
  return sharedStyles.has(area) ? 'shared-styles' : `${area}-styles`
}

const sharedStyles = new Set(['ui', 'forms', 'routing'])

function scriptChunk(id: string, reach: Reach): string | undefined {
  const { modules, pagesOfArea } = reach
  const { pages, areas } = modules.get(id) ?? { pages: new Set(), areas: new Set() }
  if (areas.has(everywhere)) return 'shared'
  if (pages.size < 2) return undefined
  if (pageAreas(areas) >= manyAreas && bringsNoLibrary(id, reach)) return 'components'
  if (areas.size > 1) return partFor(areas)
  const [area = ''] = areas
  return pages.size * 3 >= (pagesOfArea.get(area) ?? 0) * 2 ? `${area}-pages` : partFor(pages)
}

/** Counts the areas with pages that load it at once; a part that is fetched late is an area of its own, named by its path. */
const pageAreas = (areas: Set<string>): number => [...areas].filter((area) => !area.includes('/')).length

/** Whether a module is our own and needs no library but those of every page: a library is loaded by pages that use it, and no others. */
const bringsNoLibrary = (id: string, { modules, loadedWith }: Reach): boolean =>
  [...loadedWith(id)].every(
    (one) => !one.includes('/node_modules/') || modules.get(one)?.areas.has(everywhere),
  )

/** Names the file of a module: Rollup pulls the imports of a named file into it, so that shared parts need names of their own. */
const partFor = (needing: Set<string>) =>
  `part-${createHash('sha256')
    .update([...needing].sort().join())
    .digest('hex')
    .slice(0, 8)}`

function reachOf({ getModuleIds, getModuleInfo }: Graph): Reach {
  const modules: Reach['modules'] = new Map()
  const pagesOfArea: Reach['pagesOfArea'] = new Map()
  for (const page of getModuleIds()) {
    const info = getModuleInfo(page)
    const isLate = Boolean(info?.dynamicImporters.length)
    if (!info?.isEntry && !isLate) continue
    const area = isLate ? page : (areaOfPage(page) ?? everywhere)
    pagesOfArea.set(area, (pagesOfArea.get(area) ?? 0) + 1)
    for (const id of importedBy(page, getModuleInfo)) {
      const from = modules.get(id) ?? { pages: new Set(), areas: new Set() }
      from.pages.add(page)
      from.areas.add(area)
      modules.set(id, from)
    }
  }
  return { modules, pagesOfArea, loadedWith: (id) => importedBy(id, getModuleInfo) }
}

/** Gives a module and what is loaded with it. */
function importedBy(page: string, getModuleInfo: Graph['getModuleInfo']): Set<string> {
  const found = new Set<string>()
  const waiting = [page]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
