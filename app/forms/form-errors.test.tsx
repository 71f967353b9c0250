import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { withLabel } from './field-labels.ts'
import { FormErrors, PageErrors } from './form-errors.tsx'

const required = 'Esse campo é obrigatório'
const allErrors = { name: [required], cpf: ['CPF inválido'], email: [required], phone: [required] }
const fields = Object.fromEntries(Object.keys(allErrors).map((name) => [name, { id: `x-${name}` }]))
const errors = (isEach: boolean) => (
  <FormErrors form={{ id: 'x', allErrors }} fields={fields} lastResult={{}} isEach={isEach} />
)

test('VAL-01 VAL-13 without scripts each error of the list says whose it is', () => {
  const said = [...renderToStaticMarkup(errors(false)).matchAll(/<a [^>]*href="#([^"]+)"[^>]*>([^<]*)/g)]
  expect(said.map(([, id, words]) => [id, words])).toEqual([
    ['x-name', `Nome: ${required}`],
    ['x-cpf', 'CPF inválido'],
    ['x-email', `E-mail: ${required}`],
    ['x-phone', `Telefone: ${required}`],
  ])
  expect(withLabel('regiao-14', required)).toBe(required)
})

test('GAP-100 of a form far below, the top of the page says what was wrong without scripts, and nothing with them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = (
    <>
      <PageErrors
        formId="x"
        lastResult={{ error: { cpf: ['CPF inválido'], '': ['Tente de novo'], name: null } }}
      />
      <FormErrors form={{ id: 'x', allErrors }} fields={fields} lastResult={{}} isBelow />
    </>
  )
  const html = renderToStaticMarkup(page)
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, said]) => said)).toEqual([
    expect.stringMatching(/href="#x-cpf".*CPF inválido/),
    'Tente de novo',
  ])
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(page))
  expect(container.querySelector('li')).toBeNull()
})

test.each([
  ['VAL-13 the first alone', false, [`Nome: ${required}`]],
  [
    'ERR-04 of what is paid for a toast per field, no more than a phone has room for',
    true,
    [`Nome: ${required}`, 'CPF inválido', `E-mail: ${required}`],
  ],
])('with scripts: %s', async (_, isEach, said) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(page).render(errors(isEach)))
  expect([...page.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent)).toEqual(said)
})

test('VAL-13 a message of a part of the page stands in the one place of all, and in an open dialog within it', async () => {
  document.body.innerHTML = `<div id="avisos" role="status"></div><div id="parte"></div>`
  const part = document.getElementById('parte') as HTMLElement
  const said = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const root = createRoot(part)
  await act(async () => root.render(errors(false)))
  expect([said('#avisos'), said('#parte')]).toEqual([expect.stringContaining(`Nome: ${required}`), ''])
  await act(async () => root.unmount())
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
  await act(async () => createRoot(part).render(errors(false)))
  expect([said('#avisos'), said('#parte')]).toEqual(['', expect.stringContaining(`Nome: ${required}`)])
})
