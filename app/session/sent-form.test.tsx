import { beforeEach, expect, test } from 'vitest'
import { forgetSent, keepFields, keepSent, readSent } from './sent-form.ts'

const owner = '7.selo'
const long = 'texto '.repeat(7_000)

/** Gives a form as a page has it. */
function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  form.setAttribute('action', '/gestao/noticias/1?index')
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    form.append(field)
  }
  return form
}
beforeEach(forgetSent)

test('ACC-06 a very long form is found again in its tab, at its address and by its author, without its password', () => {
  keepSent(formWith({ pagina_de: owner, html: long, password: 'Senha123' }), null)
  const fields = [
    ['pagina_de', owner],
    ['html', long],
  ]
  const path = '/gestao/noticias/1?index'
  expect(readSent('/gestao/noticias/1', owner)).toEqual({ path, fields, files: [] })
  expect(readSent('/gestao/noticias/2', owner)).toBeNull()
  expect(readSent('/gestao/noticias/1', '8.selo')).toBeNull()
  forgetSent()
  expect(readSent('/gestao/noticias/1', owner)).toBeNull()
})

test('ACC-06 a form that is read of anybody is for the server, and leaves what the tab has', () => {
  keepSent(formWith({ pagina_de: owner, description: 'Oi' }), null)
  expect(readSent('/gestao/noticias/1', owner)).toBeNull()
  keepSent(formWith({ pagina_de: owner, html: long }), null)
  keepSent(formWith({ pagina_de: owner, description: 'Oi' }), null)
  expect(readSent('/gestao/noticias/1', owner)?.fields).toHaveLength(2)
})

test('ACC-06 a form with a file is kept however short: what is refused before it is read is in no cookie', () => {
  const form = new FormData()
  form.append('pagina_de', owner)
  form.append('imagem', new File(['a'], 'praia.jpg'))
  form.append('video', new File([], ''))
  keepFields('/homepage/feed', form)
  expect(readSent('/homepage/feed', owner)).toEqual({
    path: '/homepage/feed',
    fields: [['pagina_de', owner]],
    files: [['imagem', 'praia.jpg']],
  })
})
