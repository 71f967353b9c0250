import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { NumberStepper } from './number-stepper.tsx'

const heard = vi.fn()
const shown = (
  <Field id="quantidade" label="Quantidade">
    <NumberStepper name="quantity" min={1} max={3} of="Caneca" defaultValue="1" onInput={heard} />
  </Field>
)
const line = () => document.querySelector('input') as HTMLInputElement
const press = (label: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  heard.mockClear()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('ACT-14 one more and one less stay between the bounds, and are heard as typing is', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(shown))
  const [less, more] = ['Menos um: Caneca', 'Mais um: Caneca']
  const values = []
  for (const label of [less, more, more, more, less]) {
    await press(label)
    values.push(line().value)
  }
  expect(values).toEqual(['1', '2', '3', '3', '2'])
  expect(heard).toHaveBeenCalledTimes(5)
  for (const [typed, label, next] of [
    ['dois', more, '1'],
    ['', less, '1'],
    ['99', less, '3'],
    ['99', more, '3'],
  ] as const) {
    line().value = typed
    await press(label)
    expect(line().value, typed).toBe(next)
  }
})

test('ACT-14 without scripts it is a line to type in, and what was typed stays when they come', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(shown)
  expect(holder.querySelectorAll('button')).toHaveLength(0)
  expect(line().id).toBe('quantidade')
  line().value = '2'
  await act(async () => void hydrateRoot(holder, shown))
  expect(holder.querySelectorAll('button')).toHaveLength(2)
  expect(line().value).toBe('2')
})
