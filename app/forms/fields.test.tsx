import { useForm } from '@conform-to/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardCvvField, CardExpiryField, CardNumberField } from './card-fields.tsx'
import { CepField, CpfField, DateField, PhoneField } from './fields.tsx'

type Values = Record<'cep' | 'number' | 'expiry' | 'cvv' | 'cpf' | 'phone' | 'date', string>

function Payment() {
  const [form, fields] = useForm<Values>({ id: 'pagar' })
  return (
    <form id={form.id}>
      <CepField field={fields.cep} />
      <CardNumberField field={fields.number} />
      <CardExpiryField field={fields.expiry} />
      <CardCvvField field={fields.cvv} />
      <CpfField field={fields.cpf} />
      <PhoneField field={fields.phone} />
      <DateField field={fields.date} />
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
  ['VAL-08 CVV of too many digits', 'cvv', '123456', '123456', 'cc-csc'],
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

const touched = async (name: string) => {
  const input = field(name)
  input.focus()
  // Shaped once its functions are there.
  await vi.waitFor(() => {
    give(input, 'insertFromPaste', name === 'date' ? '05031990' : '11987654321')
    expect(input.value).toMatch(/[/ -]/)
  }, 20_000)
  give(input, 'deleteContentBackward', '')
  return input
}

function give(input: HTMLInputElement, inputType: string, text: string): void {
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

const given: [name: string, typed: string, shown: string][] = [
  ['phone', '+55 91 98765-4321', '(91) 9 8765-4321'],
  ['phone', '5511987654321', '(11) 9 8765-4321'],
  ['phone', '091987654321', '(91) 9 8765-4321'],
  ['phone', '+55 11 3456-7890', '(11) 3456-7890'],
  ['phone', '011 98765-4321', '(11) 9 8765-4321'],
  ['date', '5/3/1990', '05/03/1990'],
  ['date', '1990-03-05', '05/03/1990'],
  ['cpf', '529.982.247-251', '529.982.247-251'],
  ['cpf', 'ana@exemplo.com.br', 'ana@exemplo.com.br'],
]

test.each(given)(
  'VAL-07 %s %j is written as %s, pasted and typed sign by sign',
  async (name, typed, shown) => {
    const input = await touched(name)
    give(input, 'insertFromPaste', typed)
    expect(input.value).toBe(shown)
    give(input, 'deleteContentBackward', '')
    for (const sign of typed) give(input, 'insertText', input.value + sign)
    const heard = vi.fn()
    input.addEventListener('input', heard)
    const before = input.value
    input.blur()
    expect(input.value).toBe(shown)
    // Who reads the form as it is typed hears of what leaving the field made of it.
    expect(heard).toHaveBeenCalledTimes(before === shown ? 0 : 1)
  },
)

test('VAL-07 what is taken away in the middle moves neither the caret nor the rest of a date', async () => {
  const date = await touched('date')
  give(date, 'insertFromPaste', '05/03/1990')
  date.value = '5/03/1990'
  date.setSelectionRange(0, 0)
  date.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }))
  expect([date.value, date.selectionStart]).toEqual(['5/03/1990', 0])
  const cpf = await touched('cpf')
  give(cpf, 'insertFromPaste', '52998224725')
  // Behind the first point: what is pressed next takes the digit before it.
  cpf.value = '529982.247-25'
  cpf.setSelectionRange(3, 3)
  cpf.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }))
  expect([cpf.value, cpf.selectionStart]).toEqual(['529.982.247-25', 3])
})
