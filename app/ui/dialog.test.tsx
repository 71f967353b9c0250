import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

const closed = '/homepage/feed'
const opened = `${closed}?denunciar-post=7`

const Page = () => (
  <Dialog
    open={new URLSearchParams(useLocation().search).has('denunciar-post')}
    title="Denunciar post"
    closeHref={closed}
  >
    <form method="post">
      <textarea name="details" />
    </form>
    <form method="get">
      <input name="busca" />
    </form>
  </Dialog>
)

let router: ReturnType<typeof createMemoryRouter>
const address = () => router.state.location.pathname + router.state.location.search
const one = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const type = (selector: string, text: string) =>
  act(async () => {
    one<HTMLInputElement>(selector).value = text
    one(selector).dispatchEvent(new Event('input', { bubbles: true }))
  })
const pressEscape = () =>
  act(async () => {
    const last = [...document.querySelectorAll('dialog')].at(-1)
    last?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find((it) => it.textContent === label)?.click())
const isAsked = () => document.body.textContent?.includes(uiTexts.discard.title) === true

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  router = createMemoryRouter([{ path: closed, element: <Page /> }], { initialEntries: [opened] })
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(<RouterProvider router={router} />))
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('SEC-28 POL-10 Esc closes a dialog in which nothing was typed, or only searched', async () => {
  await type('input', 'rifa')
  await pressEscape()
  expect(isAsked()).toBe(false)
  expect(address()).toBe(closed)
})

test.each([
  ['Esc', pressEscape],
  ['a press outside', () => act(async () => one('dialog > a').click())],
  ['the X', () => act(async () => one(`a[aria-label="${uiTexts.close}"]`).click())],
] as const)(
  'SOC-06 LEG-03 POL-10 what was typed is not closed over by %s without a question',
  async (_, close) => {
    await type('textarea', 'Vende outra coisa')
    await close()
    expect(isAsked()).toBe(true)
    expect(address()).toBe(opened)
    await press(uiTexts.discard.no)
    expect(isAsked()).toBe(false)
    expect(one<HTMLTextAreaElement>('textarea').value).toBe('Vende outra coisa')
    await close()
    await press(uiTexts.discard.yes)
    expect(address()).toBe(closed)
    expect(document.querySelector('dialog')).toBeNull()
  },
)

test('SOC-06 POL-10 Esc on the question goes on writing, where the browser closed the dialog, too', async () => {
  await type('textarea', 'Vende outra coisa')
  await pressEscape()
  one<HTMLDialogElement>('dialog').close()
  await pressEscape()
  expect(isAsked()).toBe(false)
  expect(one<HTMLDialogElement>('dialog').open).toBe(true)
  expect(address()).toBe(opened)
})
