import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useFilled } from '../../forms/use-filled.ts'
import { Identifier } from './identifier-choice.tsx'

function Form({ asked }: { asked: 'cpf' | 'email' }) {
  const isFilled = useFilled('entrar')
  return (
    <form id="entrar">
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
