import { describe, expect, test } from 'vitest'
import { composePicture } from './compose.ts'
import { iconShapes } from './icon.ts'
import { fontOf } from './logo.ts'
import { composeCelebration } from './lottie.ts'
import { motifs } from './motifs/index.ts'
import { paletteOf } from './palette.ts'
import { composePdf } from './pdf.ts'

const palette = paletteOf({
  colors: { primary: '#0284fe', link: '#006ce6', footer: '#f69376', error: '#FF5A52', success: '#52C22C' },
  fonts: { body: 'Lato' },
  corner: 'soft',
  header: { layout: 'split' },
})

describe('composePicture', () => {
  const names = Object.keys(motifs) as (keyof typeof motifs)[]
  test.each(names)('%s: the name is the seed', async (motif) => {
    const draw = (name: string) =>
      composePicture({ name, icon: 'rocket', width: 1280, height: 720, motif, palette })
    expect(await draw('um')).toBe(await draw('um'))
    expect(await draw('um')).not.toBe(await draw('dois'))
    expect(await draw('um')).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('an icon that does not exist is named', async () => {
    await expect(iconShapes('nao-existe')).rejects.toThrow("there is no lucide icon 'nao-existe'")
  })
})

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
