import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardGrid } from '#contract/sections/card-grid.ts'
import { centered } from '#contract/sections/centered.ts'
import { mediaOnly } from '#contract/sections/media-only.ts'
import type { Section } from '#contract/site/public/schemas.ts'
import { defaultBrand } from '#themes/brand.ts'
import { contrast } from '#themes/contrast.ts'
import { sectionLooks } from './section-look.ts'

const section = (over: Partial<Section> = {}): Section => ({
  id: 1,
  type_id: cardGrid.id,
  title: 'Título',
  subtitle: '',
  title_color: null,
  text_color: null,
  background_type: 'color',
  background_image: null,
  background_color: null,
  section_items: [],
  ...over,
})
const tones = (list: Section[]) => sectionLooks(list, defaultBrand).map(({ tone }) => tone)

describe('PUB-11 the ground of a section', () => {
  test('the theme of a station is resolved once, not for each section of each visit', () => {
    let reads = 0
    const brand = new Proxy(defaultBrand, {
      get(target, key) {
        reads += 1
        return Reflect.get(target, key)
      },
    })
    const sections = [section(), section(), section()]
    const looks = sectionLooks(sections, brand)
    const once = reads
    expect(once).toBeGreaterThan(0)
    expect(sectionLooks(sections, brand)).toEqual(looks)
    expect(reads).toBe(once)
  })

  test('background_type switches between background_image and background_color', () => {
    const both = { background_image: '/arquivos/1/a/x.webp', background_color: '#102030' }
    expect(tones([section({ ...both, background_type: 'image' })])).toEqual(['picture'])
    expect(tones([section({ ...both, background_type: 'color' })])).toEqual(['own'])
    expect(tones([section({ background_type: 'image', background_color: '#102030' })])).toEqual(['page'])
  })

  test('page and well take turns; one centred section after the first stands on the brand', () => {
    expect(tones([section(), section(), section({ background_color: '#eef6ff' }), section()])).toEqual([
      'page',
      'sunken',
      'own',
      'page',
    ])
    const centred = section({ type_id: centered.id })
    expect(tones([centred, section(), centred, centred])).toEqual(['page', 'sunken', 'brand', 'page'])
    expect(tones([section(), section({ type_id: mediaOnly.id }), section()])).toEqual([
      'page',
      'page',
      'sunken',
    ])
  })

  test('what is not a colour is not painted', () => {
    expect(tones([section({ background_color: 'red;background:url(//evil.example)' })])).toEqual(['page'])
  })

  test('GAP-09 configured text colours keep 4.5:1 on any configured ground', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, color, color, (ground, title, text) => {
        const [look] = sectionLooks(
          [section({ background_color: ground, title_color: title, text_color: text })],
          defaultBrand,
        )
        expect(contrast(look?.titleColor ?? '', ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(look?.textColor ?? '', ground)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 200 },
    )
  })
})
