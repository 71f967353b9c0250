import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadStationFolders } from '#stations/registry.ts'
import { defaultBrand } from '#themes/brand.ts'
import { type Picture, readArtFile } from './art-file.ts'
import { composePicture } from './compose.ts'
import { fontOf } from './logo.ts'
import { composeCelebration } from './lottie.ts'
import { motifNames } from './motifs/index.ts'
import { objectBody } from './objects.ts'
import { paletteOf } from './palette.ts'
import { composePdf } from './pdf.ts'

const palette = paletteOf(defaultBrand)

describe('composePicture', () => {
  const display = { font: 'lato', weight: 900 }
  const draw = (name: string, motif: (typeof motifNames)[number], picture: Picture) =>
    composePicture({ name, picture, width: 320, height: 180, art: { motif, display }, palette })

  test.each(motifNames)('%s: the name is the seed', async (motif) => {
    const pattern: Picture = { kind: 'pattern', tone: 'mist' }
    expect(await draw('um', motif, pattern)).toBe(await draw('um', motif, pattern))
    expect(await draw('um', motif, pattern)).not.toBe(await draw('dois', motif, pattern))
    for (const ground of ['edge', 'pattern'] as const)
      expect(
        await draw('um', motif, { kind: 'words', tone: 'deep', lines: ['R$ 50', 'não?'], ground }),
      ).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('objects are the same on every run', async () => {
    const picture: Picture = {
      kind: 'scene',
      tone: 'soft',
      scene: 'shore',
      objects: ['palm-tree', 'luggage'],
    }
    expect(await draw('um', 'shore', picture)).toBe(await draw('um', 'shore', picture))
  })

  test('an object that does not exist is named', () => {
    expect(() => objectBody('nao-existe')).toThrow("there is no object 'nao-existe' in fluent-emoji")
  })
})

describe('the art of shipped stations', () => {
  const folders = loadStationFolders(resolve(import.meta.dirname, '../../station-configs'))
  const drawn = folders.flatMap(({ config, content, directory }) => {
    const art = readArtFile(directory)
    return art ? [{ slug: config.slug, config, content, art }] : []
  })

  test('fits its schema, and every picture that a station names is described', () => {
    expect(drawn).toHaveLength(8)
    const missing = drawn.flatMap(({ slug, config, content, art }) =>
      namesIn([config, content])
        .filter((name) => !Object.hasOwn({ ...art.pictures, ...art.screens }, name))
        .map((name) => `${slug}/${name}`),
    )
    expect(missing).toEqual([])
  })

  test('neighbours in a row differ in composition', () => {
    const same = drawn.flatMap(({ slug, config, content, art }) =>
      rowsOf([config, content]).flatMap((row) =>
        row.slice(1).flatMap((name, index) => {
          const [a, b] = [art.pictures[row[index] ?? ''], art.pictures[name]]
          return a && b && name !== row[index] && composition(a) === composition(b)
            ? [`${slug}: ${row[index]} and ${name}`]
            : []
        }),
      ),
    )
    expect(same).toEqual([])
  })
})

const pictureName = /^assets\/((?:covers|featured|headers|sections|squares|trophies)\/[a-z0-9-]+)\.webp$/

/** The pictures that a value names anywhere, without folder and ending. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const [, name] = pictureName.exec(value) ?? []
    return name ? [name] : []
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : []
}

/** Every list of things with pictures, as their names: `image` and `featuredImage` are rows of their own. */
function rowsOf(value: unknown): string[][] {
  if (!value || typeof value !== 'object') return []
  const rows = Array.isArray(value)
    ? ['image', 'featuredImage'].map((key) => value.flatMap((one) => namesIn(one?.[key])))
    : []
  return [...rows, ...Object.values(value).flatMap(rowsOf)]
}

/** How a picture is composed: kind and, within it, scale or place. Things of a shop may stand alike. */
function composition(picture: Picture): string {
  switch (picture.kind) {
    case 'objects':
      return `objects ${picture.layout}`
    case 'words':
      return `words ${picture.ground}`
    case 'scene':
      return `scene ${picture.scene}`
    case 'product':
    case 'trophy':
      return picture.objects.join(' ')
    case 'pattern':
      return 'pattern'
  }
}

test('letters become outlines, with their accents', () => {
  const font = fontOf('lato', 700)
  const plain = font.outline('Estacao', 40)
  const accented = font.outline('Estação', 40)
  expect(accented.d.length).toBeGreaterThan(plain.d.length)
  expect(accented.width).toBeCloseTo(plain.width, 0)
})

test('the celebration ends with a hidden confetto and names no asset', () => {
  const animation = JSON.stringify(composeCelebration(palette))
  expect(JSON.parse(animation)).toMatchObject({ w: 400, h: 400, op: 90, assets: [] })
  expect(animation).not.toMatch(/null|NaN/)
})

test('a document of many paragraphs has pages, and its cross-references point at objects', () => {
  const file = composePdf(
    `# Título\n\n${'Parágrafo com ação (e parênteses).\n\n'.repeat(60)}`,
    'Título',
  ).toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })
  expect(file).toContain('\\(e parênteses\\)')
  expect(file).toMatch(/\/Count [2-9]/)
})
