import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from './texts.ts'
import { PostForm } from './wall.tsx'
import type { WallAnswer } from './wall-actions.server.ts'

vi.mock('@remix-run/react', async () => {
  const { createElement } = await import('react')
  return {
    Form: ({ preventScrollReset: _, ...props }: { preventScrollReset?: boolean }) =>
      createElement('form', props),
    useLocation: () => ({ pathname: '/homepage/feed' }),
    useNavigation: () => ({ state: 'idle' }),
    useNavigate: () => () => {},
    useRevalidator: () => ({ revalidate: () => {} }),
  }
})
vi.mock('../../session/use-member.ts', () => ({ useMember: () => ({ id: 1, name: 'Ana', image: null }) }))
vi.mock('../../session/page-owner.ts', () => ({ pageOwnerField: 'de', usePageOwner: () => null }))
vi.mock('../../station/use-station.ts', () => ({ useStation: () => ({ timezone: 'America/Sao_Paulo' }) }))

let show: (formKey: string, answer?: WallAnswer) => Promise<void>
const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const posted = (key: string): WallAnswer => ({
  form: 'postar',
  key,
  isKeyUsed: true,
  problem: null,
  part: 'description',
  typed: '',
})
const refused = (key: string, about: 'description' | 'imagem' | 'video', problem: string): WallAnswer => ({
  form: 'postar',
  key,
  isKeyUsed: false,
  problem,
  part: about,
  typed: 'Olá',
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  show = (formKey, answer) =>
    act(async () =>
      root.render(<PostForm formKey={formKey} answer={answer} isTooLarge={false} block={null} />),
    )
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('SOC-02 what was said of a post is gone as soon as the next one is typed', async () => {
  await show('a')
  await show('b', posted('a'))
  expect(document.body.textContent).toContain(texts.sent)
  await act(async () => {
    const field = part('textarea[name="description"]') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'O')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(document.body.textContent).not.toContain(texts.sent)
})

test('SOC-02 SOC-04 what was said of a post is gone as soon as the next one is sent', async () => {
  await show('a')
  await show('b', posted('a'))
  await act(async () => {
    part('form').addEventListener('submit', (event) => event.preventDefault())
    part('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(document.body.textContent).not.toContain(texts.sent)
  await show('c', posted('b'))
  expect(document.body.textContent).toContain(texts.sent)
})

test.each(['imagem', 'video'] as const)(
  'SOC-03 SOC-04 GAP-45 a refusal of %s stands at the file, whose part opens; the words are not marked',
  async (name) => {
    await show('a')
    expect(part('details').hasAttribute('open')).toBe(false)
    await show('a', refused('a', name, 'Formato não suportado!'))
    expect(part('details').hasAttribute('open')).toBe(true)
    expect(part(`input[name="${name}"]`).getAttribute('aria-invalid')).toBe('true')
    expect(part(`#${name}-error`).textContent).toContain('Formato não suportado!')
    expect(part('textarea').hasAttribute('aria-invalid')).toBe(false)
  },
)

test('SOC-02 a refusal of the words stands at the words', async () => {
  await show('a', refused('a', 'description', 'Esse campo é obrigatório'))
  expect(part('textarea').getAttribute('aria-invalid')).toBe('true')
  expect(part('details').hasAttribute('open')).toBe(false)
})
