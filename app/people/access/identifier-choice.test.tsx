import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useFilled } from '../../forms/use-filled.ts'
import { Identifier, IdentifierChoice } from './identifier-choice.tsx'
import { moveToItsBox } from './its-box.ts'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, onClick }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} onClick={onClick}>
      {to}
    </a>
  ),
  useSearchParams: () => [new URLSearchParams()],
}))

function Form({ asked }: { asked: 'cpf' | 'email' }) {
  const isFilled = useFilled('entrar')
  return (
    <form id="entrar">
      <IdentifierChoice current={asked} />
      {(['cpf', 'email'] as const).map((one) => (
        <Identifier key={one} isAsked={asked === one} field={{ name: one }}>
          <input name={one} required />
        </Identifier>
      ))}
      <input name="password" required />
      <button type="submit" disabled={!isFilled}>
        Entrar
      </button>
    </form>
  )
}

test('ACC-01 ACC-02 who changes between CPF and e-mail keeps what was typed on both sides, and the button follows what is asked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (asked: 'cpf' | 'email') => act(async () => root.render(<Form asked={asked} />))
  const type = (name: string, text: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!input) throw new Error(`no ${name}`)
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
  const isOpen = () => !document.querySelector('button')?.disabled
  await show('cpf')
  await type('password', 'Senha123')
  expect(isOpen()).toBe(false)
  await type('cpf', '529')
  expect(isOpen()).toBe(true)
  await show('email')
  expect([isOpen(), sent()]).toEqual([false, { email: '', password: 'Senha123' }])
  await type('email', 'ana@exemplo.com.br')
  expect(isOpen()).toBe(true)
  await show('cpf')
  expect([isOpen(), sent()]).toEqual([true, { cpf: '529', password: 'Senha123' }])
  await show('email')
  expect(sent()).toEqual({ email: 'ana@exemplo.com.br', password: 'Senha123' })
})

test('ACC-01 the switch takes an e-mail out of the box of the CPF', async () => {
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Form asked="cpf" />))
  const boxText = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  const cpf = document.querySelector<HTMLInputElement>('[name=cpf]')
  if (cpf) cpf.value = 'ana@exemplo.com.br'
  await act(async () => document.querySelector<HTMLElement>('a[href="?com=email"]')?.click())
  expect([boxText('cpf'), boxText('email')]).toEqual(['', 'ana@exemplo.com.br'])
})

test.each([
  ['email', { cpf: ' ana@exemplo.com.br', email: '' }, { cpf: '', email: 'ana@exemplo.com.br' }],
  ['cpf', { cpf: '', email: '529.982' }, { cpf: '529.982', email: '' }],
  // Both were typed, or nobody can tell.
  ['email', { cpf: 'ana@exemplo.com.br', email: 'bia@' }, { cpf: 'ana@exemplo.com.br', email: 'bia@' }],
  ['email', { cpf: '529', email: '' }, { cpf: '529', email: '' }],
  ['cpf', { cpf: '', email: 'ana' }, { cpf: '', email: 'ana' }],
] as const)(
  'ACC-01 whoever changes to %s takes along what stands in the wrong box',
  (asked, typed, moved) => {
    const form = document.createElement('form')
    const told: string[] = []
    form.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
    for (const [name, value] of Object.entries(typed)) {
      const input = form.appendChild(document.createElement('input'))
      Object.assign(input, { name, value })
    }
    moveToItsBox(form, asked)
    expect(Object.fromEntries(new FormData(form))).toEqual(moved)
    expect(told).toEqual(typed.cpf === moved.cpf ? [] : ['cpf', 'email'])
  },
)
