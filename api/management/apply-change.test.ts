import { expect, test } from 'vitest'
import { configSchema, contentSchema } from '#stations/schema.ts'
import { applyChange } from './apply-change.ts'
import type { SiteDocument } from './site-document.ts'

const item = (text: string) => ({ id: 1, description: text })
const documentWith = (...texts: string[]): SiteDocument => {
  const sections = texts.map((text, at) => ({ id: at + 1, type: 1, items: [item(text)] }))
  const { sections: parsed, about } = contentSchema.parse({ sections })
  return { config: configSchema.parse({ id: 1, slug: 'clube', name: 'Clube' }), sections: parsed, about }
}
const section = (text: string) => ({ type: 1, items: [item(text)] })
const long = 'a'.repeat(300_000)

test('a site does not grow without end: every page and every process would carry it', () => {
  const add = (text: string) => ({ what: 'add', part: 'sections', value: section(text) }) as const
  expect(applyChange(documentWith('a'), add(long)).document.sections).toHaveLength(2)
  expect(() => applyChange(documentWith(long), add(long))).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  )
})

test('one that is too large already may shrink', () => {
  const huge = documentWith(long, long, long)
  const remove = { what: 'remove', part: 'section:1', seen: '' } as const
  expect(applyChange(huge, remove).document.sections).toHaveLength(2)
})

test.each(['javascript', 'JavaScript', 'data', 'https', 'javascript:alert(1)//', ''])(
  'DLK-01 an app is not opened by %s',
  (scheme) => {
    const value = { apps: { hasApp: true, scheme } }
    expect(() => applyChange(documentWith(), { what: 'save', part: 'data', seen: '', value })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  },
)

test('SEC-23 VAL-01 what is wrong is said in the words of the specification, under the name the form has', () => {
  const refusal = (part: string, value: Record<string, unknown>) => {
    try {
      applyChange(documentWith('a', 'b'), { what: 'save', part, seen: '', value })
    } catch (error) {
      return (error as { fields?: Record<string, string[]> }).fields
    }
  }
  expect(refusal('data', { name: '' })).toEqual({ name: ['Esse campo é obrigatório'] })
  expect(refusal('data', { contact: { mail: 'x', address: '' } })).toEqual({
    'contact.mail': ['Email inválido'],
  })
  expect(refusal('data', { currency: { name: 'pontos', multiplier: 0 } })).toEqual({
    'currency.multiplier': ['O valor deve ser maior que 0'],
  })
  expect(refusal('section:2', { type: 1, backgroundColor: 'azul', items: [] })).toEqual({
    backgroundColor: ['Informe uma cor #rrggbb'],
  })
  expect(refusal('section:2', { type: 1, items: [{ id: 7, video: 'x' }] })).toEqual({
    'item.7.video': ['Informe um endereço http(s)'],
  })
})
