import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaveProblem } from '../owner/save-problem.server.ts'
import { dataFields } from '../station/fields.ts'
import { SaveNotice } from './save-notice.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = (problem: SaveProblem | undefined) => act(() => root.render(<SaveNotice problem={problem} />))
const refused = (): SaveProblem => ({
  fields: { name: 'Esse campo é obrigatório' },
  messages: [],
  conflict: null,
})

test('VAL-13 SEC-24 what is wrong with an owner’s field leads to it, and is read out as often as it is answered', () => {
  const notice = () => document.querySelector('[role="alert"]')
  show(undefined)
  expect(notice()).toBeNull()
  show(refused())
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#name')
  expect(notice()?.textContent).toContain('Esse campo é obrigatório')
  const first = notice()
  show(refused())
  expect(notice()?.textContent).toContain('Esse campo é obrigatório')
  expect(notice()).not.toBe(first)
})

test('SEC-24 the first wrong field of the page has the focus and is named; without one the notice has it', () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<input id="name"><input id="currency.multiplier">'
  const fields = { 'currency.multiplier': 'Informe um número', name: 'Esse campo é obrigatório' }
  act(() => root.render(<SaveNotice problem={{ ...refused(), fields }} fields={dataFields} />))
  expect(document.activeElement?.id).toBe('name')
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Multiplicador: Informe um número',
    'Nome: Esse campo é obrigatório',
  ])
  show({ ...refused(), fields: { gone: 'x' } })
  expect(document.activeElement?.matches('[data-unsaved]')).toBe(true)
})

test('VAL-13 it is said once: no snackbar repeats what stands over the form', () => {
  show({ fields: {}, messages: ['Erro'], conflict: null })
  expect(document.body.textContent).toBe('Erro: Erro')
  show(refused())
  expect(document.querySelector('[role="status"]')).toBeNull()
})
