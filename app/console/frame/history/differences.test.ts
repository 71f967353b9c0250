import { describe, expect, test } from 'vitest'
import { cardGrid } from '#contract/sections/card-grid.ts'
import { isPicture } from '../../fields/differences.ts'
import { changesOf, nameOf } from '../areas.server.ts'

const differencesOf = changesOf

describe('a change of another owner, in words', () => {
  const section = (title: string, items: object[]) => ({
    id: 2,
    type: cardGrid.id,
    title,
    subtitle: '',
    hidden: false,
    items,
  })

  test('field by field, with HTML as text, choices by their names and nothing that is equal', () => {
    const mine = section('Como participar', [
      { id: 1, name: 'Um', description: '<p>Fácil &amp; rápido</p>', linkType: 'signup', imageLeft: true },
    ])
    const theirs = section('Participe', [
      { id: 1, name: 'Um', description: '<p>Fácil</p>', linkType: 'external', imageLeft: false },
    ])
    expect(differencesOf('section:2', theirs, mine)).toEqual([
      { label: 'Título', theirs: 'Participe', mine: 'Como participar' },
      { label: 'Item 1: Texto', theirs: 'Fácil', mine: 'Fácil & rápido' },
      { label: 'Item 1: O botão leva para', theirs: 'Outro endereço', mine: 'Cadastro' },
      { label: 'Item 1: Imagem à esquerda', theirs: 'Não', mine: 'Sim' },
    ])
  })

  test('colours, shapes and logos of a look; an item that only one of the two has', () => {
    const look = (primary: string, corner: string, primaryLogo?: string) => ({
      brand: { colors: { primary }, corner },
      images: { primaryLogo, header: [] },
    })
    const logo = '/arquivos/1000/ab12/logo-claro.webp'
    expect(differencesOf('look', look('#111111', 'soft', logo), look('#222222', 'round'))).toEqual([
      { label: 'Cor de destaque', theirs: '#111111', mine: '#222222' },
      { label: 'Cantos', theirs: 'Suaves', mine: 'Redondos' },
      { label: 'Logo', theirs: logo, mine: '' },
    ])
    expect(isPicture(logo)).toBe(true)
    expect(isPicture('https://outro.example/x.png')).toBe(false)
    const more = differencesOf('section:2', section('A', [{ id: 1, name: 'Novo' }]), section('A', []))
    expect(more).toEqual([{ label: 'Item 1: Título do item', theirs: 'Novo', mine: '' }])
  })

  test('TEN-12 long texts are compared whole and shown around the first difference', () => {
    const page = (html: string) => ({ name: 'Regras', html: `<p>${html}</p>` })
    const start = 'a'.repeat(900)
    const [row, ...more] = differencesOf('about:1', page(`${start} depois`), page(`${start} antes`))
    expect(more).toEqual([])
    expect(row?.theirs).toBe(`…${'a'.repeat(59)} depois`)
    expect(row?.mine).toBe(`…${'a'.repeat(59)} antes`)
    const [early] = differencesOf('about:1', page(`X${start}`), page(`Y${start}`))
    expect(early?.mine).toBe(`Y${'a'.repeat(399)}…`)
    const [longer] = differencesOf('about:1', page(start), page(`${start}!`))
    expect([longer?.theirs, longer?.mine]).toEqual([`…${'a'.repeat(60)}`, `…${'a'.repeat(60)}!`])
  })

  test('TEN-12 another address under the same words is seen, and marks alone are called so', () => {
    const page = (html: string) => ({ name: 'Regras', html })
    const link = (to: string) => page(`<p>Leia <a href="${to}" rel="x">aqui</a>.</p>`)
    expect(differencesOf('about:1', link('/um'), link('/dois'))).toEqual([
      { label: 'Texto', theirs: 'Leia aqui (/um).', mine: 'Leia aqui (/dois).' },
    ])
    expect(differencesOf('about:1', page('<p>Oi</p>'), page('<p><strong>Oi</strong></p>'))).toEqual([
      { label: 'Texto', theirs: 'Oi', mine: 'Oi', isFormatting: true },
    ])
    // Line ends are the browser's own.
    expect(differencesOf('about:1', page('<p>Oi</p>\n<p>Eu</p>'), page('<p>Oi</p>\r\n<p>Eu</p>'))).toEqual([])
  })

  test('SEC-39 a link is told once, however often it is closed; pictures in it are told beside it', () => {
    const page = (html: string) => ({ name: 'Regras', html })
    const closed = `<a href="/um">Aqui<img src="/b.webp"></a>${'</a>'.repeat(20)} fim`
    expect(differencesOf('about:1', page(''), page(closed))).toEqual([
      { label: 'Texto', theirs: '', mine: 'Aqui (/b.webp) (/um) fim' },
    ])
  })

  test('SEC-39 no more is read of a sent text than can be saved, and none is cut within a character', () => {
    const page = (html: string) => ({ name: 'Regras', html })
    const kept = '🙂'.repeat(100_000)
    expect(differencesOf('about:1', page(kept), page(`${kept}<a href="/longe">x</a>`))).toEqual([
      { label: 'Texto', theirs: `${'🙂'.repeat(400)}…`, mine: `${'🙂'.repeat(400)}…`, isFormatting: true },
    ])
    const [late] = differencesOf('about:1', page(`${'🙂'.repeat(300)}um`), page(`a${'🙂'.repeat(300)}`))
    expect(late?.theirs).toBe(`${'🙂'.repeat(300)}um`)
    const [cut] = differencesOf('about:1', page(`a${'🙂'.repeat(500)}um`), page(`a${'🙂'.repeat(500)}do`))
    expect(cut?.mine).toBe(`…${'🙂'.repeat(30)}do`)
    const [half] = differencesOf(
      'about:1',
      page(`ab${'🙂'.repeat(499)}cum`),
      page(`ab${'🙂'.repeat(499)}cdo`),
    )
    expect(half?.mine).toBe(`…${'🙂'.repeat(30)}cdo`)
  })

  test('SEC-18 names that every object has are words and nothing else, wherever they are sent', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const one = { type: cardGrid.id, items: [{ id: 1, aboutId: name, linkType: name }] }
      const two = { type: name, items: [{ id: 1 }] }
      expect(differencesOf('section:1', one, two)).toEqual([
        { label: 'Tipo', theirs: cardGrid.name, mine: name },
        { label: 'Item 1: O botão leva para', theirs: name, mine: '' },
        { label: 'Item 1: Página', theirs: name, mine: '' },
      ])
      expect(differencesOf(`${name}:1`, { name: 'Um' }, { name: 'Dois' })).toEqual([])
      expect(nameOf(`${name}:1`)).toBe('')
    }
    // What a value has from its prototype is not its own.
    const inherited = [Object.create({ name: 'Herdado' }), JSON.parse('{"__proto__":{"name":"Herdado"}}')]
    for (const value of inherited) expect(differencesOf('about:1', value, { name: '' })).toEqual([])
    for (const contact of [JSON.parse('{"__proto__":{"mail":"a@b.co"}}'), Object.create({ mail: 'a@b.co' })])
      expect(differencesOf('data', { contact }, { contact: {} })).toEqual([])
  })

  test('what has no fields says nothing, and a part that is gone only what one has', () => {
    expect(differencesOf('sections', [1, 2], [2, 1])).toEqual([])
    expect(differencesOf('about:1', null, { name: 'Regras' })).toEqual([
      { label: 'Título', theirs: '', mine: 'Regras' },
    ])
    expect(nameOf('section:4')).toBe('uma seção')
    expect(nameOf('what:1')).toBe('')
  })
})
