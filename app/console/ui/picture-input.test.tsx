import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Field } from '../fields/field.ts'
import { OwnerFormContext } from '../fields/form-context.ts'
import { PictureInput } from './picture-input.tsx'

const field: Field = { name: 'image', label: 'Capa', kind: 'picture' }
const file = '/arquivos/1/ab/imagem.webp'
const formWith = (image?: string) => (
  <form>
    <OwnerFormContext.Provider value={{ values: image ? { image } : {}, errors: {} }}>
      <PictureInput field={field} remove="Tirar a imagem" />
    </OwnerFormContext.Provider>
  </form>
)
const sent = () => {
  const form = document.querySelector('form') as HTMLFormElement
  const data = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(data)
}
const radio = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`) as HTMLInputElement
const press = (key: string, shiftKey = false) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = async (image?: string) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(formWith(image)))
}

test('GAP-155 without scripts one of nine places is chosen, and what is saved is sent again as it was', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(formWith(`${file}#foco=22,9&tom=duotom`))
  expect(sent()).toEqual({
    ...{ image: `${file}#foco=22,9&tom=duotom`, 'image.focus': '22,9', 'image.treatment': 'duotone' },
  })
  expect(radio('Em cima, à esquerda').checked).toBe(true)
  expect(document.querySelectorAll('input[name="image.focus"]')).toHaveLength(9)
  radio('Embaixo, à direita').checked = true
  expect(sent()['image.focus']).toBe('83,83')
  await act(async () => void hydrateRoot(holder, formWith(`${file}#foco=22,9&tom=duotom`)))
})

test('GAP-155 the arrows move the point to the next part, with Shift a little, and every cut follows', async () => {
  await show(file)
  expect(sent()['image.focus']).toBe('50,50')
  radio('No meio').focus()
  await press('ArrowUp')
  expect(sent()['image.focus']).toBe('50,17')
  expect(document.activeElement).toBe(radio('Em cima, no meio'))
  await press('ArrowLeft', true)
  expect(sent()['image.focus']).toBe('48,17')
  const cuts = [...document.querySelectorAll('li img')].map(
    (cut) => (cut as HTMLElement).style.objectPosition,
  )
  expect(cuts).toEqual(Array(4).fill('47% 0%'))
})

test('GAP-155 a press says the exact point, also where the part had been chosen', async () => {
  await show(file)
  const pad = radio('No meio').closest('fieldset')?.querySelector('span') as HTMLElement
  pad.getBoundingClientRect = () => ({ left: 10, top: 10, width: 200, height: 100 }) as DOMRect
  Object.assign(pad, { setPointerCapture: () => {}, hasPointerCapture: () => true })
  const at = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      pad.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }),
      )
    })
  await at('pointerdown', 110, 45)
  expect(sent()['image.focus']).toBe('50,35')
  await at('pointermove', 500, 45)
  expect(sent()['image.focus']).toBe('100,35')
  await at('pointercancel', 0, 0)
  expect(sent()['image.focus']).toBe('50,50')
})

test('GAP-155 a treatment is seen in every cut; none shows the photo as it is', async () => {
  await show(`${file}#tom=marca`)
  const framed = () => document.querySelectorAll('li > span:has(> img)').length
  expect(framed()).toBe(4)
  await act(async () => document.querySelector<HTMLInputElement>('input[value="none"]')?.click())
  expect(framed()).toBe(0)
  expect(sent()['image.treatment']).toBe('none')
})

test('GAP-155 a chosen file is shown and cut before it is sent, from its middle', async () => {
  await show(`${file}#foco=0,0`)
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  const chosen = new File(['x'], 'nova.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { value: [chosen], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(() => expect(document.querySelector('details')?.open).toBe(true))
  expect(sent()['image.newFocus']).toBe('50,50')
  expect(document.querySelector('fieldset img')?.getAttribute('src')).toMatch(/^data:image\/png/)
})

test('GAP-155 a field without a picture asks nothing of it', async () => {
  await show()
  expect(document.querySelector('details')).toBeNull()
  expect(sent()).toEqual({ image: '' })
})
