import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCep } from './new-card-fields.tsx'

/** The service that is asked: a test answers when it likes. */
const fetcher = { state: 'idle', data: undefined as unknown, load: vi.fn(), submit: vi.fn() }
vi.mock('@remix-run/react', () => ({ useFetcher: () => fetcher }))

function OfCard() {
  const { onInput } = useCep(undefined)
  return (
    <form>
      <div onInput={onInput}>
        <input name="zipcode" />
      </div>
      {['street', 'city', 'state', 'neighborhood'].map((name) => (
        <input key={name} name={name} />
      ))}
    </form>
  )
}
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  fetcher.data = undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
function type(name: string, value: string) {
  field(name).value = value
  act(() => void field(name).dispatchEvent(new Event('input', { bubbles: true })))
}

test('CAR-19 a late answer of a CEP leaves what was typed meanwhile in the form of a card', () => {
  act(() => root.render(<OfCard />))
  type('city', 'Osasco')
  type('zipcode', '01310-100')
  type('street', 'Rua que eu digitei')
  const found = { street: 'Avenida Paulista', city: 'São Paulo', state: 'SP', neighborhood: 'Bela Vista' }
  fetcher.data = { found }
  act(() => root.render(<OfCard />))
  const now = Object.fromEntries(Object.keys(found).map((name) => [name, field(name).value]))
  expect(now).toEqual({ ...found, street: 'Rua que eu digitei' })
})
