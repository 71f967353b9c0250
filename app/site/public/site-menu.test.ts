import { describe, expect, test } from 'vitest'
import { centered } from '#contract/sections/centered.ts'
import { plans } from '#contract/sections/plans.ts'
import { sectionAnchors, siteMenu } from './site-menu.ts'

const entry = (id: number, menu_title: string | null, typeId: number = centered.id, section_id = id) => ({
  id,
  menu_title,
  type: { id: typeId },
  section_id,
  background_color: null,
  name: `Entrada ${id}`,
  image: null,
  internal_image: null,
})

const section = (id: number, type_id: number = centered.id) => ({ id, type_id })

describe('PUB-14 the menu', () => {
  test('only entries with a menu title; the plans go to #plans, others to #secao{id}', () => {
    const menu = siteMenu([entry(1, 'O clube'), entry(2, null), entry(3, ''), entry(4, 'Planos', plans.id)])
    expect(menu.direct.map(({ label, href }) => [label, href])).toEqual([
      ['O clube', '/#secao1'],
      ['Planos', '/#plans'],
    ])
    expect(menu.more).toEqual([])
  })

  test('the first five directly, the rest under Ver mais', () => {
    const menu = siteMenu(Array.from({ length: 7 }, (_, index) => entry(index + 1, `Item ${index + 1}`)))
    expect(menu.direct).toHaveLength(5)
    expect(menu.more.map(({ label }) => label)).toEqual(['Item 6', 'Item 7'])
  })
})

describe('PUB-14 anchors (GAP-06)', () => {
  test('both the entry and the section name the section', () => {
    const anchors = sectionAnchors([section(10), section(11)], [entry(3, 'x', centered.id, 10)])
    expect(anchors.get(10)).toEqual(['secao3', 'secao10'])
    expect(anchors.get(11)).toEqual(['secao11'])
  })

  test('a number that an entry took for another section stands once', () => {
    const anchors = sectionAnchors([section(1), section(2)], [entry(2, 'x', centered.id, 1)])
    expect([...anchors.values()].flat().sort()).toEqual(['secao1', 'secao2'])
    expect(anchors.get(1)).toContain('secao2')
    expect(anchors.get(2)).toEqual([])
  })

  test('the place of a type comes first, and stands once', () => {
    const anchors = sectionAnchors([section(1), section(2, plans.id), section(3, plans.id)], [])
    expect([...anchors]).toEqual([
      [1, ['secao1']],
      [2, ['plans', 'secao2']],
      [3, ['secao3']],
    ])
  })

  test('an entry of a section that is not shown gives way', () => {
    expect(sectionAnchors([section(2)], [entry(2, 'x', centered.id, 99)]).get(2)).toEqual(['secao2'])
  })
})
