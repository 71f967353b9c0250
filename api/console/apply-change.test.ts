import { expect, test } from 'vitest'
import { mediaOnly } from '#contract/sections/media-only.ts'
import { plans } from '#contract/sections/plans.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { applyChange } from './apply-change.ts'
import type { SiteDocument } from './site-document.ts'

const item = (text: string) => ({ id: 1, description: text })
const documentWith = (...texts: string[]): SiteDocument => {
  const sections = texts.map((text, at) => ({ id: at + 1, type: 1, items: [item(text)] }))
  const { sections: parsed, about } = contentSchema.parse({ sections })
  return { config: configSchema.parse({ id: 1, slug: 'clube', name: 'Clube' }), sections: parsed, about }
}
/** A site with pages of these texts. */
const siteWith = (...texts: string[]): SiteDocument => ({
  ...documentWith('a'),
  about: contentSchema.parse({ about: texts.map((html, at) => ({ id: at + 1, name: 'Página', html })) })
    .about,
})
type Change = Parameters<typeof applyChange>[1]
/** A change as it comes over the wire, right or not. */
const sent = (change: object): Change => JSON.parse(JSON.stringify(change))
/** `section:2` as a change names it. */
const named = (part: string) => {
  const [kind, id] = part.split(':')
  return { part: kind, ...(id && { id: Number(id) }) }
}
const save = (part: string, value: object) => sent({ what: 'save', ...named(part), seen: '', value })
const long = 'a'.repeat(180_000)
const add = (html: string) => ({ what: 'add', part: 'about', value: { name: 'Página', html } }) as const

test('a site does not grow without end: every page and every process would carry it', () => {
  expect(applyChange(siteWith('a'), add(long)).document.about).toHaveLength(2)
  expect(() => applyChange(siteWith(long, long), add(long))).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  )
})

test('one that is too large already may shrink', () => {
  const huge = siteWith(long, long, long)
  const remove = { what: 'remove', part: 'about', id: 1, seen: '' } as const
  expect(applyChange(huge, remove).document.about).toHaveLength(2)
})

/** What a change is refused with, by field. */
function refusedFields(document: SiteDocument, change: Change) {
  try {
    applyChange(document, change)
  } catch (error) {
    return (error as { fields?: Record<string, string[]> }).fields
  }
}

test('SEC-35 a site has as many parts as people read, and what is left out of an item counts, too', () => {
  const full = documentWith(...Array.from({ length: 50 }, () => 'a'))
  expect(refusedFields(full, { what: 'add', part: 'sections', value: { type: 4 } })).toEqual({
    sections: ['Use no máximo 50 seções'],
  })
  expect(refusedFields(full, save('section:1', { type: 1, title: 'Outro', items: [] }))).toBeUndefined()
  const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
  expect(refusedFields(full, save('section:2', { type: 1, items: items(19_000) }))).toMatchObject({
    items: ['Use no máximo 60 itens por seção'],
  })
  const many = [1, 2, 3, 4, 5].reduce<SiteDocument>(
    (document, id) => {
      const refused = id === 5
      const change = save(`section:${id}`, { type: 1, items: items(60) })
      if (!refused) return applyChange(document, change).document
      expect(refusedFields(document, change)).toEqual({
        sections: ['Use no máximo 300 itens em todas as seções'],
      })
      return document
    },
    documentWith('a', 'a', 'a', 'a', 'a', 'a'),
  )
  expect(many.sections.at(-1)?.items).toHaveLength(1)
  expect(refusedFields(full, save('data', { name: 'a'.repeat(100_000) }))).toEqual({
    name: ['Esse campo deve possuir no máximo 100 caracteres'],
  })
})

test('SEC-35 what is larger already may change elsewhere and shrink, not grow', () => {
  const large = documentWith(...Array.from({ length: 60 }, () => 'a'))
  expect(applyChange(large, save('data', { name: 'Outro' })).document.config.name).toBe('Outro')
  const remove = { what: 'remove', part: 'section', id: 1, seen: '' } as const
  expect(applyChange(large, remove).document.sections).toHaveLength(59)
  expect(refusedFields(large, { what: 'add', part: 'sections', value: { type: 4 } })).toBeDefined()
})

test('SEC-35 of several that are larger already any may be removed or moved, and none takes a larger place', () => {
  const text = (length: number) => 'a'.repeat(length)
  const large = documentWith(text(21_000), text(22_000), text(23_000), 'a')
  const remove = { what: 'remove', part: 'section', id: 1, seen: '' } as const
  expect(applyChange(large, remove).document.sections.map(({ id }) => id)).toEqual([2, 3, 4])
  const move = { what: 'move', part: 'section', id: 3, by: -1 } as const
  expect(applyChange(large, move).document.sections.map(({ id }) => id)).toEqual([1, 3, 2, 4])
  const grow = save('section:4', { type: 1, items: [item(text(21_000))] })
  expect(refusedFields(large, grow)).toBeDefined()
  // Slides of the header have no numbers.
  const slide = (length: number) => ({ image: '/a.png', title: text(length) })
  const withSlides = (...slides: object[]) => {
    const { config, ...rest } = documentWith('a')
    return { ...rest, config: configSchema.parse({ ...config, images: { header: slides } }) }
  }
  const look = (...header: object[]) => save('look', { images: { header } })
  const slides = withSlides(slide(300), slide(400))
  expect(applyChange(slides, look(slide(400))).document.config.images.header).toHaveLength(1)
  expect(refusedFields(slides, look(slide(300), slide(500)))).toBeDefined()
})

test.each(['javascript', 'JavaScript', 'data', 'https', 'javascript:alert(1)//', ''])(
  'DLK-01 an app is not opened by %s',
  (scheme) => {
    const value = { apps: { hasApp: true, scheme } }
    expect(() => applyChange(documentWith(), save('data', value))).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  },
)

test('PUB-08 PUB-10 a section takes what its type shows; what is stored already may stay, and go', () => {
  const items = [{ id: 7, name: 'Ouro', imageLeft: true }]
  const listed = [1, 2, 3].map((id) => ({ id, type: [plans.id, mediaOnly.id, mediaOnly.id][id - 1], items }))
  const { sections } = contentSchema.parse({ sections: [...listed.slice(0, 2), { ...listed[2], items: [] }] })
  const document = { ...documentWith(), sections }
  expect(
    applyChange(document, save('section:1', { type: plans.id, title: 'Planos', items })).document.sections[0]
      ?.items,
  ).toMatchObject(items)
  expect(
    applyChange(document, save('section:2', { type: mediaOnly.id, items: [] })).document.sections[1]?.items,
  ).toEqual([])
  expect(refusedFields(document, save('section:3', { type: mediaOnly.id, items }))).toEqual({
    'items.0.imageLeft': ['Informe um campo que itens desta seção mostrem (name, image, video)'],
  })
  expect(refusedFields(document, save('section:3', { type: plans.id, items }))).toEqual({
    items: ['Informe uma lista vazia: esta seção não tem itens'],
  })
  const add = { what: 'add', part: 'sections', value: { type: 99 } } as const
  expect(refusedFields(document, add)).toEqual({
    type: [expect.stringMatching(/^Informe um tipo de seção: 1 \(Grade de cartões\)/)],
  })
})

test('SEC-23 VAL-01 what is wrong is said in the words of the specification, under the name the form has', () => {
  const refusal = (part: string, value: object) => refusedFields(documentWith('a', 'b'), save(part, value))
  expect(refusal('data', { name: '' })).toEqual({ name: ['Esse campo é obrigatório'] })
  // SEC-18: letters without width are no name, as in the wizard.
  expect(refusal('data', { name: '\u200b\u3164', currency: { name: '\u2060', multiplier: 1 } })).toEqual({
    name: ['Esse campo é obrigatório'],
    'currency.name': ['Esse campo é obrigatório'],
  })
  expect(refusal('data', { contact: { mail: 'x', address: '' } })).toEqual({
    'contact.mail': ['Email inválido'],
  })
  expect(refusal('data', { currency: { name: 'pontos', multiplier: 0 } })).toEqual({
    'currency.multiplier': ['O valor deve ser maior que 0'],
  })
  for (const multiplier of [5e-324, 0.00009, 1e308])
    expect(refusal('data', { currency: { name: 'pontos', multiplier } }), 'SEC-40').toEqual({
      'currency.multiplier': ['Informe um valor de 0,0001 a 1.000.000'],
    })
  expect(refusal('section:2', { type: 1, backgroundColor: 'azul', items: [] })).toEqual({
    backgroundColor: ['Informe uma cor #rrggbb'],
  })
  expect(refusal('section:2', { type: 1, items: [{ id: 7, video: 'x' }] })).toEqual({
    'items.0.video': ['Informe um endereço http(s)'],
  })
})
