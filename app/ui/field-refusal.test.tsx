import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

test('VAL-01 an error of what was sent goes with the first change, and comes back with the next refusal', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (refusal: object) =>
    act(async () =>
      root.render(
        <Field id="nome" label="Nome" error="Esse campo é obrigatório" refusal={refusal}>
          <TextInput name="nome" />
        </Field>,
      ),
    )
  const first = {}
  await show(first)
  const input = page.querySelector('input')
  expect([page.textContent, input?.getAttribute('aria-invalid')]).toEqual([
    'NomeEsse campo é obrigatório',
    'true',
  ])
  await act(async () => input?.dispatchEvent(new Event('input', { bubbles: true })))
  await show(first)
  expect([page.textContent, input?.getAttribute('aria-invalid')]).toEqual(['Nome', null])
  await show({})
  expect(page.textContent).toBe('NomeEsse campo é obrigatório')
})
