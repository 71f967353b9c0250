import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mostSectionItems } from '#contract/console/most-entries.ts'
import { aboutValue, dataValue, lookValue, sectionValue } from '#contract/console/schemas.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { eventFields } from '../event/fields.ts'
import { lookFormFields } from '../look/fields.ts'
import { aboutFields } from '../pages/fields.ts'
import { completeSection } from '../sections/complete-section.ts'
import { coverFields, itemFields, sectionFields } from '../sections/fields.ts'
import { dataFields } from '../station/fields.ts'
import type { Fields } from './field.ts'
import { valuesOf } from './field-values.server.ts'
import { readForm, type StoreFile } from './read-form.server.ts'

const message = 'Use PNG, JPG, GIF ou WebP.'
/** Stores every picture but those that say `bad`, and remembers for which fields. */
function store() {
  const asked: string[] = []
  const storeFile: StoreFile = async ({ name }, file) => {
    asked.push(name)
    const said = await file.text()
    return said === 'bad' ? { message } : { address: `/arquivos/1/${said}.webp` }
  }
  return { asked, storeFile }
}

type Sent = Record<string, string | File>
function formOf(fields: Sent): FormData {
  const form = new FormData()
  for (const [name, one] of Object.entries(fields)) form.append(name, one)
  return form
}
const file = (said: string) => new File([said], 'x.png')
const sections = { fields: sectionFields, schema: sectionValue, complete: completeSection }
const slides = { fields: coverFields, schema: lookValue, before: { images: {} } }

describe('GAP-155 how a picture is cut and treated', () => {
  const cover = async (sent: Sent) => {
    const { value } = await readForm(formOf(sent), { ...slides, storeFile: store().storeFile })
    return value?.images?.header.map(({ image }) => image)
  }

  test.each<[Sent, string]>([
    [{ focus: '30,20', treatment: 'duotone' }, '/a.webp#foco=30,20&tom=duotom'],
    [{ focus: '50,50', treatment: 'none' }, '/a.webp'],
    [{ focus: '30,20' }, '/a.webp#foco=30,20&tom=marca'],
    [{ treatment: 'none' }, '/a.webp#foco=83,83'],
    [{}, '/a.webp#foco=83,83&tom=marca'],
    [{ focus: 'meio', treatment: 'sepia' }, '/a.webp'],
    [{ focus: '999,1', newFocus: '3,3' }, '/a.webp#foco=100,1&tom=marca'],
  ])('a form that says %j', async (said, expected) => {
    const looks = Object.entries(said).map(([name, one]) => [`header[0].image.${name}`, one])
    const sent = { 'header[0].image': '/a.webp#foco=83,83&tom=marca', ...Object.fromEntries(looks) }
    expect(await cover(sent)).toEqual([expected])
  })

  test('a new picture has the point that was chosen for it, not that of the one before', async () => {
    const sent = {
      'header[0].image': '/a.webp#foco=83,83',
      'header[0].image.file': file('new'),
      'header[0].image.focus': '83,83',
      'header[0].image.treatment': 'tint',
    }
    expect(await cover(sent)).toEqual(['/arquivos/1/new.webp#tom=marca'])
    expect(await cover({ ...sent, 'header[0].image.newFocus': '17,50' })).toEqual([
      '/arquivos/1/new.webp#foco=17,50&tom=marca',
    ])
  })

  test('a refused picture leaves the one before as it was to be shown; other fields have no looks', async () => {
    const form = formOf({
      'header[0].image': '/a.webp',
      'header[0].image.file': file('bad'),
      'header[0].image.focus': '17,17',
      'header[0].title': 'Capa',
      'header[0].title.focus': '17,17',
    })
    const { typed } = await readForm(form, { ...slides, storeFile: store().storeFile })
    expect(typed).toEqual({ 'header[0].image': '/a.webp#foco=17,17', 'header[0].title': 'Capa' })
  })
})

describe('TEN-12 one refused picture costs nothing of what was typed', () => {
  test('the cover: each slide by itself, errors by the places of the form that comes back', async () => {
    const form = formOf({
      'header[0].image': '/a.webp',
      'header[0].remove': 'on',
      'header[1].image': '/b.webp',
      'header[1].title': 'Fica',
      'header[1].image.file': file('bad'),
      'header[2].image': '/c.webp',
      'header[2].image.file': file('new'),
      'header[3].text': 'Sem imagem ainda',
      'header[3].image.file': file('bad'),
      'header[4].title': 'Ninguém escolheu imagem',
      'header[5].title': ' ',
    })
    const { typed, errors, value } = await readForm(form, { ...slides, storeFile: store().storeFile })
    expect(value).toBeUndefined()
    expect(typed).toEqual({
      'header[0].image': '/b.webp',
      'header[0].title': 'Fica',
      'header[1].image': '/arquivos/1/new.webp',
      'header[2].text': 'Sem imagem ainda',
      'header[3].title': 'Ninguém escolheu imagem',
    })
    expect(errors).toEqual({
      'header[0].image': message,
      'header[2].image': message,
      'header[3].image': 'Escolha uma imagem para esta capa.',
    })
  })

  test('a section: its ground and its items; a picture goes when it is taken away, and comes back when another is sent', async () => {
    const form = formOf({
      type: '1',
      title: 'Depois',
      'backgroundImage.file': file('bad'),
      'items[0].id': '1',
      'items[0].name': 'Um',
      'items[0].image': '/um.webp',
      'items[0].image.remove': 'on',
      'items[1].image.file': file('new'),
    })
    const refused = await readForm(form, { ...sections, storeFile: store().storeFile })
    expect(refused.errors).toEqual({ backgroundImage: message })
    expect(refused.typed).toMatchObject({
      title: 'Depois',
      'items[0].image': '',
      'items[1].image': '/arquivos/1/new.webp',
    })
    const { value } = await readForm(formOf(refused.typed), {
      ...sections,
      before: { id: 2, type: 1, title: 'Antes', subtitle: 'Antes', titleColor: '#112233' },
    })
    expect(value).toMatchObject({ title: 'Depois', titleColor: '#112233', subtitle: '' })
    expect(value?.items).toMatchObject([
      { id: 1, name: 'Um' },
      { id: 2, image: '/arquivos/1/new.webp' },
    ])
    expect(value?.items?.[0]).not.toHaveProperty('image')
  })
})

describe('TEN-12 a field says once how it is written, read, and what is wrong with it', () => {
  test('what is saved goes into its form and comes back the same', async () => {
    const section = sectionValue.parse({
      type: 1,
      title: 'Um',
      items: [
        { id: 7, name: 'Um', description: '<p>x</p>', linkType: 'additional', aboutId: 3, imageLeft: true },
        { id: 4, image: '/a.webp', video: 'https://youtu.be/x' },
      ],
    })
    const form = formOf(valuesOf(sectionFields, section))
    expect((await readForm(form, sections)).value).toEqual(section)
    const config = configSchema.parse({
      id: 1,
      slug: 'clube',
      name: 'Clube',
      contact: { mail: 'a@b.co' },
      currency: { multiplier: 0.05 },
      establishment: { cnpj: '11222333000181', fullSocialName: 'Clube Ltda' },
      topUp: { transferInstructions: 'Banco 001', fourEyesAboveCents: 5_000 },
    })
    const sent = formOf(valuesOf(dataFields, config))
    const { value } = await readForm(sent, { fields: dataFields, schema: dataValue })
    const { name, description, contact, currency, establishment, timezone, cards, topUp } = config
    expect(value).toEqual({ name, description, contact, currency, establishment, timezone, cards, topUp })
  })

  test('VAL-01 what is wrong stands under the name of its field, in the words of forms', async () => {
    const wrong = { type: '1', backgroundColor: 'azul', 'items[0].id': '9', 'items[0].video': 'x' }
    expect((await readForm(formOf(wrong), sections)).errors).toEqual({
      backgroundColor: 'Informe uma cor #rrggbb',
      'items[0].video': 'Informe um endereço http(s)',
    })
    const data = { name: '', 'contact.mail': 'x', 'currency.multiplier': '0', 'establishment.cnpj': '' }
    expect((await readForm(formOf(data), { fields: dataFields, schema: dataValue })).errors).toMatchObject({
      name: 'Esse campo é obrigatório',
      'contact.mail': 'Email inválido',
      'currency.multiplier': 'O valor deve ser maior que 0',
    })
    const cnpj = { fields: dataFields, schema: dataValue }
    expect((await readForm(formOf({ 'establishment.cnpj': '1' }), cnpj)).errors).toMatchObject({
      'establishment.cnpj': 'CNPJ inválido',
    })
    const about = await readForm(formOf({ name: ' ' }), { fields: aboutFields, schema: aboutValue })
    expect(about.errors).toEqual({ name: 'Esse campo é obrigatório' })
  })
})

test('SEC-51 what comes back of a text is bounded; formatted texts come back whole, and everything is judged whole', async () => {
  const texts = { type: '1', title: 't'.repeat(50_000), 'items[0].name': '"'.repeat(50_000) }
  const html = `<p>${'a'.repeat(50_000)}</p>`
  const sent = formOf({ ...texts, backgroundColor: 'azul', 'items[0].description': html })
  const refused = await readForm(sent, sections)
  expect(refused.errors).toHaveProperty('backgroundColor')
  expect(refused.typed.title).toHaveLength(10_000)
  expect(refused.typed['items[0].name']).toHaveLength(10_000)
  expect(refused.typed['items[0].description']).toBe(html)
  const { value } = await readForm(formOf(texts), sections)
  expect(value?.title).toHaveLength(50_000)
})

describe('SEC-39 what a form sends costs no more than what its page could send', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

  test('no more entries are read, and stored, than a station may have and the one by which it is told', async () => {
    const { asked, storeFile } = store()
    const items = numbers(99).map((at): [string, File] => [`items[${at}].image.file`, file('new')])
    const { typed } = await readForm(formOf({ type: '1', ...Object.fromEntries(items) }), {
      ...sections,
      storeFile,
    })
    expect(asked).toHaveLength(mostSectionItems + 1)
    expect(Object.keys(typed).filter((name) => name.endsWith('.image'))).toHaveLength(mostSectionItems + 1)
  })

  test('a name counts once, and a place has one name', async () => {
    const { asked, storeFile } = store()
    const form = formOf({ type: '1' })
    for (const name of ['items[1]', 'items[1]', 'items[01]', 'items[1e0]', 'items[ 1]'])
      form.append(`${name}.image.file`, file('new'))
    await readForm(form, { ...sections, storeFile })
    expect(asked).toHaveLength(1)
  })

  test.each([
    '__proto__.name',
    'constructor.prototype.name',
    'items[0].__proto__',
    'items[0].constructor',
    'items[4294967294].name',
    'items[0][0].name',
    `items${'[0]'.repeat(9_000)}.name`,
    `title${'.a'.repeat(9_000)}`,
    'hidden',
    'titleColor',
    '__intent__',
  ])('SEC-18 a field %.40s is none of the form: it is neither read nor answered', async (name) => {
    const read = await readForm(formOf({ type: '1', title: 'Um', [name]: '{"a":1}' }), sections)
    expect(read).toMatchObject({ errors: {}, typed: { type: '1', title: 'Um' } })
    expect(Object.keys(read.typed)).toEqual(['type', 'title'])
    expect(read.value).toEqual(sectionValue.parse({ type: 1, title: 'Um' }))
  })

  test('a full section with everything filled in, chosen and ticked stays below a thousand fields', async () => {
    const of = (names: string[], at: number) =>
      names.map((name): [string, string] => [`items[${at}].${name}`, 'x'])
    const names = itemFields.flatMap(({ name, kind }) =>
      kind === 'picture' ? [name, `${name}.file`, `${name}.remove`] : [name],
    )
    const all = numbers(mostSectionItems + 1).flatMap((at) => of([...names, 'remove'], at))
    const own = sectionFields.length + 3
    expect(all.length + own).toBeLessThan(1_000)
  })
})

test('what no field speaks of stays, what was emptied goes', async () => {
  const schema = z.looseObject({ coupon: z.looseObject({}) })
  const fields = [
    { name: 'coupon.price', label: 'Preço', kind: 'money' as const },
    { name: 'coupon.stock', label: 'Estoque', kind: 'whole' as const },
  ]
  const { value } = await readForm(formOf({ 'coupon.price': '5', 'coupon.stock': '' }), {
    fields,
    schema,
    before: { coupon: { stock: 3, other: 1 } },
  })
  expect(value).toEqual({ coupon: { price: 500, other: 1 } })
})

test('SEC-24 what is wrong stands in the order of the form, and of a field the first of it', async () => {
  const schema = z.object({ starts_at: z.string('Informe o início'), ends_at: z.string('Informe o fim') })
  const { errors } = await readForm(new FormData(), { fields: eventFields, schema })
  expect(Object.entries(errors)).toEqual([
    ['starts', 'Informe o início'],
    ['ends', 'Informe o fim'],
  ])
})

test('TEN-12 a logo is taken in as the box beside it says', async () => {
  const background: (string | undefined)[] = []
  const storeFile: StoreFile = async (_, sent, texts) => {
    background.push(texts.remove_background)
    return { address: `/arquivos/1/${await sent.text()}.webp` }
  }
  const look = { fields: lookFormFields, schema: lookValue, before: { images: {} }, storeFile }
  const ticked = await readForm(formOf({ remove_background: 'on', 'logo.file': file('um') }), look)
  const { typed } = await readForm(formOf({ 'logo.file': file('dois') }), look)
  expect(background).toEqual(['on', undefined])
  expect(ticked.typed).toEqual({ remove_background: 'on', logo: '/arquivos/1/um.webp' })
  expect(typed).toEqual({ logo: '/arquivos/1/dois.webp' })
})

test('ERR-04 what cannot be read and what is missing elsewhere are said at once, in the order of the page, each once', async () => {
  const fields: Fields = [
    { name: 'name', label: 'Nome', kind: 'text' },
    { name: 'points', label: 'Pontos', kind: 'number' },
    { name: 'place', label: 'Local', kind: 'text' },
  ]
  const schema = z.object({
    name: z.string().min(1, 'o nome'),
    points: z.int().min(0),
    place: z.string().min(1, 'o local'),
  })
  const { errors } = await readForm(formOf({ points: 'abc', place: '', name: '' }), { fields, schema })
  expect(Object.keys(errors)).toEqual(['name', 'points', 'place'])
  expect(errors).toMatchObject({ name: expect.any(String), place: expect.any(String) })
})
