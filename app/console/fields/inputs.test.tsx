import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { OwnerFormContext } from './form-context.ts'
import { FieldInput } from './inputs.tsx'

const noInstant = 'Informe um dia e uma hora que existam, como 31/03/2026 10:00'

async function shown(value: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const form = document.body.appendChild(document.createElement('form'))
  const errors: Record<string, string> = value ? { at: noInstant } : {}
  const state = { values: { at: value }, errors }
  await act(async () =>
    createRoot(form).render(
      <OwnerFormContext.Provider value={state}>
        <FieldInput field={{ name: 'at', label: 'Quando', kind: 'instant' }} />
      </OwnerFormContext.Provider>,
    ),
  )
  const input = form.querySelector<HTMLInputElement>('input:not([type="hidden"])')
  if (!input) throw new Error('no field')
  return { form, input }
}

test.each([
  ['2027-03-01T10:00', 'datetime-local'],
  ['2027-02-29T10:00', 'text'],
  ['30/02/2027 10:00', 'text'],
])('VAL-05 what comes back is seen as it was typed: %s', async (typed, type) => {
  const { input } = await shown(typed)
  expect([input.type, input.value]).toEqual([type, typed])
})

test('VAL-05 a day that the browser cannot read is sent as such, and not as none', async () => {
  const { form, input } = await shown('')
  const badInput = vi.fn(() => true)
  Object.defineProperty(input, 'validity', { get: () => ({ badInput: badInput() }) })
  const look = () => act(async () => input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true })))
  await look()
  expect(new FormData(form).getAll('at')).toEqual(['?'])
  badInput.mockReturnValue(false)
  await look()
  expect(new FormData(form).getAll('at')).toEqual([''])
})
