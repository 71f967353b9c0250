import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { colorText } from '#contract/hex-color.ts'
import { defaultBrand } from '#themes/brand.ts'
import { footerOf } from '#themes/follow-primary.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { type Look, readLook } from './read-look.server.ts'
import { readSection } from './read-section.server.ts'
import { readSlides } from './read-slides.server.ts'

const message = 'Use PNG, JPG, GIF ou WebP.'
/** An API that stores every picture but those that say `bad`. */
const context = {
  api: {
    async call(_: unknown, { upload }: { upload: { file: File } }) {
      const said = await upload.file.text()
      if (said === 'bad')
        throw new ApiProblem(422, { code: 'invalid_input', messages: [message], fields: { file: [message] } })
      const image = `/arquivos/1/${said}/logo.webp`
      return { image, on_light: image, favicon: image }
    },
  },
} as unknown as PortalContext

function formOf(fields: Record<string, string | File | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  return form
}
const file = (said: string) => new File([said], 'x.png')

describe('TEN-12 one refused picture costs nothing of what was typed', () => {
  test('the cover: each slide by itself, errors by the places of the form that comes back', async () => {
    const form = formOf({
      slides: ['0', '1', '2', '3', '4', '5'],
      'slide.0.image': '/a.webp',
      'slide.0.remove': 'on',
      'slide.1.image': '/b.webp',
      'slide.1.title': 'Fica',
      'slide.1.file': file('bad'),
      'slide.2.image': '/c.webp',
      'slide.2.file': file('new'),
      'slide.3.text': 'Sem imagem ainda',
      'slide.3.file': file('bad'),
      'slide.4.title': 'Ninguém escolheu imagem',
      'slide.5.title': ' ',
    })
    const { slides, refused } = await readSlides(context, form)
    expect(slides).toMatchObject([
      { image: '/b.webp', title: 'Fica' },
      { image: '/arquivos/1/new/logo.webp' },
      { image: '', text: 'Sem imagem ainda' },
      { image: '', title: 'Ninguém escolheu imagem' },
    ])
    expect(slides).toHaveLength(4)
    expect(refused).toEqual({
      'slide.0.file': message,
      'slide.2.file': message,
      'slide.3.file': 'Escolha uma imagem para esta capa.',
    })
  })

  test('a section: its ground and its items', async () => {
    const before = { id: 2, type: 1, title: 'Antes', items: [{ id: 1, image: '/um.webp' }] }
    const form = formOf({
      type: '1',
      title: 'Depois',
      backgroundImage: file('bad'),
      items: ['1', '2', '3'],
      'item.1.name': 'Um',
      'item.1.image': file('bad'),
      'item.2.image': file('new'),
    })
    const { value, refused } = await readSection(context, form, before as never)
    expect(value).toMatchObject({
      title: 'Depois',
      items: [
        { id: 1, name: 'Um', image: '/um.webp' },
        { id: 2, image: '/arquivos/1/new/logo.webp' },
      ],
    })
    expect(value.items).toHaveLength(2)
    expect(refused).toEqual({ backgroundImage: message, 'item.1.image': message })
    const back = formOf({ type: '1', items: ['1'], 'item.1.name': 'Um', 'item.1.keptImage': '' })
    const [item] = (await readSection(context, back, before as never)).value.items as object[]
    expect(item).not.toHaveProperty('image')
  })

  test('a look: the other logo is taken, and colours stay as they were typed', async () => {
    const form = formOf({ primary: '#111111', logo: file('bad'), footerLogo: file('new') })
    const { look, refused } = await readLook(context, form, lookOf({ primary: '#222222' }))
    expect(look.brand.colors.primary).toBe('#111111')
    expect(look.images.footerLogo).toBe('/arquivos/1/new/logo.webp')
    expect(refused).toEqual({ logo: message })
  })
})

describe('SEC-39 what a form names more than once is read once, and no more of it than a station may have', () => {
  /** Counts what is stored. */
  const counting = () => {
    const stored: string[] = []
    const call = async (endpoint: unknown, sent: { upload: { file: File } }) => {
      stored.push(sent.upload.file.name)
      return (context.api as unknown as { call: (...sent: unknown[]) => unknown }).call(endpoint, sent)
    }
    return { stored, context: { api: { call } } as unknown as PortalContext }
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at))
  const files = (names: string[]) => Object.fromEntries(names.map((name) => [name, file('new')]))

  test('slides', async () => {
    const one = counting()
    const again = formOf({ slides: Array(60).fill('0'), 'slide.0.file': file('new') })
    expect((await readSlides(one.context, again)).slides).toHaveLength(1)
    expect(one.stored).toHaveLength(1)
    const many = counting()
    const full = formOf({ slides: numbers(90), ...files(numbers(90).map((at) => `slide.${at}.file`)) })
    expect((await readSlides(many.context, full)).slides).toHaveLength(21)
    expect(many.stored).toHaveLength(21)
  })

  test('items of a section', async () => {
    const one = counting()
    const again = formOf({ type: '1', items: Array(60).fill('1'), 'item.1.image': file('new') })
    expect((await readSection(one.context, again, undefined)).value.items).toHaveLength(1)
    expect(one.stored).toHaveLength(1)
    const many = counting()
    const full = formOf({ items: numbers(90), ...files(numbers(90).map((at) => `item.${at}.image`)) })
    expect((await readSection(many.context, full, undefined)).value.items).toHaveLength(61)
    expect(many.stored).toHaveLength(61)
  })
})

const lookOf = (colors: object) =>
  ({ brand: { colors: { ...defaultBrand.colors, ...colors } }, images: { header: [] } }) as unknown as Look

test.each([
  ['left at the primary of before', {}, { accent: '#0000aa' }, undefined],
  ['left at the primary that was tried', {}, { accent: '#00bb00', noAccent: '#00bb00' }, undefined],
  ['the new primary', { accent: '#ff0000' }, { accent: '#111111' }, undefined],
  ['one of its own', {}, { accent: '#ff0000', noAccent: '#0000aa' }, '#ff0000'],
  ['the primary of before, where there was another', { accent: '#ff0000' }, { accent: '#0000aa' }, '#0000aa'],
])('TEN-12 the second colour, %s', async (_, colors, sent, expected) => {
  const form = formOf({ primary: '#111111', ...sent })
  const { look } = await readLook(context, form, lookOf({ primary: '#0000AA', ...colors }))
  expect(look.brand.colors.accent).toBe(expected)
})

test.each([
  ['follows where nobody chose it', {}, { footerFollows: 'on' }, footerOf('#aabbcc')],
  ['is made to follow', { footer: '#445566' }, { footerFollows: 'on' }, footerOf('#aabbcc')],
  ['stays where it was chosen', { footer: '#445566' }, { footer: '#445566' }, '#445566'],
  ['is chosen', {}, { footer: 'abc' }, '#aabbcc'],
])('SEC-26 the footer %s', async (_, colors, sent, expected) => {
  const before = { primary: '#7b1fa2', link: '#7b1fa2', footer: footerOf('#7b1fa2'), ...colors }
  const { look, refused } = await readLook(context, formOf({ primary: ' ABC ', ...sent }), lookOf(before))
  expect([look.brand.colors.primary, look.brand.colors.link]).toEqual(['#aabbcc', '#aabbcc'])
  expect([look.brand.colors.footer, refused]).toEqual([expected, {}])
})

test('SEC-26 the default footer stays while the colour stays; what is no colour is said beside its field', async () => {
  const before = { primary: '#0284fe', link: '#006ce6', footer: '#f69376' }
  const same = await readLook(context, formOf({ primary: '#0284FE', footerFollows: 'on' }), lookOf(before))
  expect(same.look.brand.colors).toMatchObject(before)
  const wrong = await readLook(context, formOf({ primary: 'azul', footer: 'x' }), lookOf(before))
  expect(wrong).toMatchObject({
    look: { brand: { colors: before } },
    refused: { primary: colorText, footer: colorText },
    typed: { primary: 'azul', footer: 'x' },
  })
})
