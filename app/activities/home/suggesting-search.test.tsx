import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuggestingSearch } from './suggesting-search.tsx'

const went: string[] = []
vi.mock('@remix-run/react', async () => {
  const { createElement } = await import('react')
  return {
    Form: ({ preventScrollReset: _, ...props }: { preventScrollReset?: boolean }) =>
      createElement('form', props),
    useLocation: () => ({ pathname: '/homepage' }),
    useNavigation: () => ({ state: 'idle' }),
    useSubmit: () => () => {},
    useNavigate: () => (href: string) => went.push(href),
  }
})
vi.mock('../../session/page-owner.ts', () => ({ pageOwnerField: 'de', usePageOwner: () => null }))

const found = [
  { href: '/homepage/atividades/1', name: 'Carta aberta', kind: 'Conteúdo' },
  { href: '/homepage/noticias/8', name: 'Carta da sede', kind: 'Notícia' },
]
let answer: () => Promise<Response>
const asked: string[] = []
let unmount: () => void

const line = () => {
  const input = document.querySelector('input')
  if (!input) throw new Error('no line')
  return input
}
const options = () => [...document.querySelectorAll('[role=option]')]
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
async function type(text: string) {
  await act(async () => {
    line().value = text
    line().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    line().dispatchEvent(event)
    pressed = event
  })
let pressed: KeyboardEvent

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  went.length = 0
  asked.length = 0
  answer = async () => Response.json({ suggestions: found })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<SuggestingSearch />))
  unmount = () => root.unmount()
})
afterEach(() => {
  act(() => unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('HOM-08 GAP-152 a moment after the last letter the list opens, and says how many there are', async () => {
  await type('ca')
  await wait(100)
  await type('cartá ')
  await wait(250)
  expect(asked).toEqual(['/homepage/sugestoes?termo=cart%C3%A1'])
  expect(options().map((option) => option.textContent)).toEqual([
    'Carta abertaConteúdo',
    'Carta da sedeNotícia',
  ])
  expect(line().getAttribute('aria-expanded')).toBe('true')
  expect(line().getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')?.id)
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 sugestões')
  await type('  ')
  await wait(250)
  expect(options()).toEqual([])
  expect(asked).toHaveLength(1)
})

test('HOM-08 GAP-152 arrows go through the list and around, Enter leads to one; on the line itself it asks the form', async () => {
  await type('carta')
  await wait(250)
  await press('Enter')
  expect([pressed.defaultPrevented, went]).toEqual([false, []])
  const activeOne = () => line().getAttribute('aria-activedescendant')
  await press('ArrowDown')
  expect(activeOne()).toBe(options()[0]?.id)
  await press('ArrowUp')
  expect(activeOne()).toBe(options()[1]?.id)
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true')
  await press('ArrowDown')
  expect(activeOne()).toBe(options()[0]?.id)
  await press('Enter')
  expect([pressed.defaultPrevented, went, options()]).toEqual([true, ['/homepage/atividades/1'], []])
})

test('HOM-08 GAP-152 Escape and leaving close the list and keep what was typed; a press leads there', async () => {
  await type('carta')
  await wait(250)
  await press('Escape')
  expect([options(), line().value, pressed.defaultPrevented]).toEqual([[], 'carta', true])
  await type('carta a')
  await wait(250)
  await act(async () => line().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(options()).toEqual([])
  await type('carta')
  await wait(250)
  await act(async () => options()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(went).toEqual(['/homepage/noticias/8'])
})

test('HOM-08 a late answer opens nothing, and where nobody answers the form is as it was', async () => {
  let late = (_: Response) => {}
  answer = () => new Promise((resolve) => (late = resolve))
  await type('carta')
  await wait(250)
  await press('Tab')
  await act(async () => line().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await act(async () => late(Response.json({ suggestions: found })))
  expect(options()).toEqual([])
  for (const failed of [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('', { status: 500 }),
    async () => new Response('<html>'),
  ]) {
    answer = failed
    await type(`carta ${asked.length}`)
    await wait(250)
    expect(options()).toEqual([])
  }
})
