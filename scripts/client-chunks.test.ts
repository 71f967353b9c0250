import { expect, test } from 'vitest'
import { clientChunks } from './client-chunks.ts'

type Module = { importedIds?: string[]; isEntry?: boolean; dynamicImporters?: string[] }

/** Gives the file a module of this graph lands in; undefined leaves it to Rollup. */
function chunkOf(id: string, graph: Record<string, Module>): string | undefined {
  const chunks = clientChunks() as (id: string, graph: unknown) => string | undefined
  return chunks(id, {
    getModuleIds: () => Object.keys(graph).values(),
    getModuleInfo: (one: string) => ({
      importedIds: [],
      isEntry: false,
      dynamicImporters: [],
      ...graph[one],
    }),
  })
}

const page = (...importedIds: string[]): Module => ({ isEntry: true, importedIds })

test('SEC-06 what every page needs is one file, however deep it is imported', () => {
  const graph = {
    '/app/root.tsx': page('/app/a.ts'),
    '/app/a.ts': { importedIds: ['/lib.js'] },
    '/lib.js': {},
  }
  expect(chunkOf('/lib.js', graph)).toBe('shared')
})

test('SEC-06 what most pages of an area need is one file of the area; what a single page needs stays with it', () => {
  const graph = {
    '/app/activities/home/home.tsx': page('/app/activities/home/card.tsx', '/app/activities/home/row.tsx'),
    '/app/activities/home/list.tsx': page('/app/activities/home/card.tsx'),
    '/app/activities/home/card.tsx': {},
    '/app/activities/home/row.tsx': {},
  }
  expect(chunkOf('/app/activities/home/card.tsx', graph)).toBe('home-pages')
  expect(chunkOf('/app/activities/home/row.tsx', graph)).toBeUndefined()
})

test('SEC-06 what only pages of two areas need is loaded by no third, and what is loaded late not with a page', () => {
  const graph = {
    '/app/home/home.tsx': page('/lib.js'),
    '/app/wallet/statement.tsx': page('/lib.js', '/app/home/only-here.ts'),
    '/app/access/login.tsx': page('/app/late-and-here.ts'),
    '/app/forms/late.ts': {
      dynamicImporters: ['/app/home/home.tsx'],
      importedIds: ['/app/late-and-here.ts'],
    },
    '/lib.js': {},
    '/app/late-and-here.ts': {},
    '/app/home/only-here.ts': {},
  }
  const [lib, late] = [chunkOf('/lib.js', graph), chunkOf('/app/late-and-here.ts', graph)]
  expect(lib).toMatch(/^part-/)
  expect(late).toMatch(/^part-/)
  expect(late).not.toBe(lib)
})

/** Makes pages of so many areas that each import these. */
const pagesOf = (areas: number, ...importedIds: string[]) =>
  Object.fromEntries(
    Array.from({ length: areas }, (_, nth) => [`/app/area-${nth}/page.tsx`, page(...importedIds)]),
  )

test('GAP-123 what many areas share is one file, without the libraries of some: pages load what they use', () => {
  const graph = {
    ...pagesOf(8, '/app/ui/button.tsx', '/app/ui/qr-code.tsx'),
    '/app/ui/button.tsx': {},
    '/app/ui/qr-code.tsx': { importedIds: ['/node_modules/qr/index.js'] },
    '/node_modules/qr/index.js': {},
  }
  expect(chunkOf('/app/ui/button.tsx', graph)).toBe('components')
  for (const id of ['/app/ui/qr-code.tsx', '/node_modules/qr/index.js'])
    expect(chunkOf(id, graph)).toMatch(/^part-/)
})

test('GAP-123 what is fetched late makes nothing a thing of many areas', () => {
  const late = Array.from({ length: 8 }, (_, nth) => `/app/area-${nth}/validators.ts`)
  const graph = {
    ...pagesOf(2, '/contract/real-date.ts'),
    ...Object.fromEntries(
      late.map((id) => [
        id,
        { dynamicImporters: ['/app/area-0/page.tsx'], importedIds: ['/contract/real-date.ts'] },
      ]),
    ),
    '/contract/real-date.ts': {},
  }
  expect(chunkOf('/contract/real-date.ts', graph)).toMatch(/^part-/)
})

test('GAP-123 a layout brings nothing that only pages of its folder need', () => {
  const graph = {
    '/app/activities/home/layout.tsx': page('/app/activities/home/frame-words.ts'),
    '/app/activities/home/home.tsx': page(
      '/app/activities/home/card.tsx',
      '/app/activities/home/frame-words.ts',
    ),
    '/app/services/clinic/clinic.tsx': page('/app/activities/home/card.tsx'),
    '/app/activities/home/frame-words.ts': {},
    '/app/activities/home/card.tsx': {},
  }
  const [words, card] = ['frame-words.ts', 'card.tsx'].map((name) =>
    chunkOf(`/app/activities/home/${name}`, graph),
  )
  expect(words).toMatch(/^part-/)
  expect(card).toMatch(/^part-/)
  expect(card).not.toBe(words)
})
