import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useValid } from './use-valid.ts'
import { type Validator, validatorOf } from './validator.ts'

const digits = validatorOf(z.object({ number: z.string().regex(/^\d{4}$/) }))

function Form({ validate }: { validate: Validator | null }) {
  const isValid = useValid('cartao', validate)
  return (
    <form id="cartao" noValidate>
      <input name="number" required defaultValue="" />
      <button type="submit" disabled={!isValid}>
        Salvar
      </button>
    </form>
  )
}

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

const show = (validate: Validator | null) => act(async () => root.render(<Form validate={validate} />))
const isDisabled = () => document.querySelector('button')?.disabled
const type = (text: string) =>
  act(async () => {
    const input = document.querySelector('input')
    if (!input) throw new Error('no input')
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('CRD-03 GAP-100 a button waits until the form is right, and never without scripts', async () => {
  expect(renderToString(<Form validate={null} />)).not.toContain('disabled')
  await show(null)
  expect(isDisabled()).toBe(true)
  // The schema is on its way: what is filled in may be sent, the server checks it.
  await type('12')
  expect(isDisabled()).toBe(false)
  await show(digits)
  expect(isDisabled()).toBe(true)
  await type('1234')
  expect(isDisabled()).toBe(false)
  await type('12345')
  expect(isDisabled()).toBe(true)
  await type('')
  expect(isDisabled()).toBe(true)
})
