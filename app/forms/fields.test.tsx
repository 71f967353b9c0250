import { useForm } from '@conform-to/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardCvvField, CardExpiryField, CardNumberField } from './card-fields.tsx'
import { CepField } from './fields.tsx'

type Values = { cep: string; number: string; expiry: string; cvv: string }

function Payment() {
  const [form, fields] = useForm<Values>({ id: 'pagar' })
  return (
    <form id={form.id}>
      <CepField field={fields.cep} />
      <CardNumberField field={fields.number} />
      <CardExpiryField field={fields.expiry} />
      <CardCvvField field={fields.cvv} />
    </form>
  )
}

let end: () => void

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Payment />))
  end = () => act(() => root.unmount())
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const field = (name: string): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`no field ${name}`)
  return input
}

test.each([
  ['VAL-06 VAL-07 CEP', 'cep', '01310100', '01.310-100', 'postal-code'],
  ['VAL-08 card number', 'number', '4111111111111111', '4111 1111 1111 1111', 'cc-number'],
  [
    'VAL-08 GAP-71 card number of another brand',
    'number',
    '378282246310005',
    '3782 822463 10005',
    'cc-number',
  ],
  ['VAL-08 expiry', 'expiry', '1227', '12/27', 'cc-exp'],
  ['VAL-08 CVV', 'cvv', '123456', '1234', 'cc-csc'],
])('%s takes its shape, and the browser knows what it is', async (_, name, typed, shaped, known) => {
  const input = field(name)
  expect(input.autocomplete).toBe(known)
  expect(input.inputMode).toBe('numeric')
  input.focus()
  // The mask is fetched with the first touch, which takes a busy machine more than the usual second.
  const shape = () => {
    input.value = typed
    input.dispatchEvent(new Event('input', { bubbles: true }))
    expect(input.value).toBe(shaped)
  }
  await vi.waitFor(shape, 20_000)
})
