import type { SubmissionResult } from '@conform-to/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoginIdentifier, loginFormSchemas } from '#contract/people/access/forms.ts'
import { usePortalForm } from './use-portal-form.ts'
import { validatorOf } from './validator.ts'

type Choice = LoginIdentifier
const validators = { cpf: validatorOf(loginFormSchemas.cpf), email: validatorOf(loginFormSchemas.email) }
const send = vi.fn()
const refusal: SubmissionResult = { status: 'error', error: { password: ['Senha incorreta'] } }

type FormProps = { choice: Choice; refused?: boolean; as?: 'input' | 'textarea' }

/** Shows the log-in's form: another choice is another field and another schema, in the same form. */
function Form({ choice, refused = false, as: Field = 'input' }: FormProps) {
  const { form, fields, touch } = usePortalForm<{ cpf: string; email: string; password: string }>({
    id: 'entrar',
    constraint: {},
    choice,
    lastResult: refused ? refusal : undefined,
    loadValidator: async () => {
      if (refused) throw new Error('the line is down')
      return { validate: validators[choice] }
    },
  })
  return (
    <form
      id={form.id}
      noValidate
      onFocus={touch}
      onSubmit={(event) => {
        form.onSubmit(event)
        if (!event.defaultPrevented) send()
        event.preventDefault()
      }}
    >
      <Field name={fields[choice].name} defaultValue="" />
      <p>{fields[choice].errors}</p>
      <input name="password" defaultValue="Senha123" />
      <button type="submit">Entrar</button>
    </form>
  )
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  send.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = (choice: Choice) => act(async () => root.render(<Form choice={choice} />))
const element = <E extends HTMLElement>(selector: string) => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const touchAndSend = async () => {
  await act(async () => element('button').focus())
  await act(async () => element<HTMLButtonElement>('button').click())
}

test('SEC-21 ACC-01 after another choice the form is judged by its own schema', async () => {
  await show('cpf')
  element<HTMLInputElement>('[name=cpf]').value = '111'
  await touchAndSend()
  expect([send.mock.calls.length, element('p').textContent]).toEqual([0, 'CPF inválido'])

  await show('email')
  element<HTMLInputElement>('[name=email]').value = 'ana@'
  await act(async () => element('input').focus())
  await touchAndSend()
  expect([send.mock.calls.length, element('p').textContent]).toEqual([0, 'Email inválido'])
  element<HTMLInputElement>('[name=email]').value = 'ana@exemplo.com.br'
  await touchAndSend()
  expect(send).toHaveBeenCalledTimes(1)
})

test('ACC-12 whoever goes on to the button of another form leaves the field alone; whoever goes on in its own is told', async () => {
  await act(async () =>
    root.render(
      <>
        <Form choice="email" />
        <form id="outro">
          <button type="button">Reenviar código</button>
        </form>
      </>,
    ),
  )
  const field = element<HTMLInputElement>('[name=email]')
  const other = element<HTMLButtonElement>('#outro button')
  await act(async () => field.focus())
  const leaveBy = (to: HTMLElement) =>
    act(async () => {
      to.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      to.focus()
      to.dispatchEvent(new Event('pointerup', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    })
  await leaveBy(other)
  expect(element('p').textContent).toBe('')
  await act(async () => field.focus())
  await leaveBy(element('#entrar button'))
  expect(element('p').textContent).toBe('Esse campo é obrigatório')
})

test.each(['input', 'textarea'] as const)(
  'VAL-13 what is pressed stays where it is until it is let go: a left %s is judged then',
  async (as) => {
    await act(async () => root.render(<Form choice="email" as={as} />))
    const button = element('#entrar button')
    await act(async () => element('[name=email]').focus())
    await act(async () => {
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      button.focus()
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(element('p').textContent).toBe('')
    await act(async () => {
      button.dispatchEvent(new Event('pointerup', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(element('p').textContent).toBe('Esse campo é obrigatório')
  },
)

test('SEC-05 what is corrected after a refusal is sent by nobody but the person, also where the schema did not arrive', async () => {
  await act(async () => root.render(<Form choice="cpf" refused />))
  const password = element<HTMLInputElement>('[name=password]')
  await act(async () => password.focus())
  await act(async () => {
    password.value = 'Outra1234'
    password.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => element('button').focus())
  expect(send).not.toHaveBeenCalled()
})

test('ONB-05 VAL-13 a refusal that came as a document has the focus on its first wrong field, unless somebody is elsewhere', async () => {
  await act(async () => root.render(<Form choice="cpf" refused />))
  expect(document.activeElement).toBe(element('[name=password]'))

  await act(async () => root.render(null))
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await act(async () => root.render(<Form choice="cpf" refused />))
  expect(document.activeElement).toBe(elsewhere)
})

const notFound = 'Não encontramos este CPF entre os associados'
/** The refusal of a CPF that only the server knows to be wrong. */
const unknown = (cpf: string): SubmissionResult => ({
  status: 'error',
  initialValue: { cpf },
  error: { cpf: [notFound] },
  state: { validated: { cpf: true, password: true } },
})

/** Shows a form whose check arrives when it is told to. */
function lateForm() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  function Late({ lastResult }: { lastResult?: SubmissionResult }) {
    const { form, fields, touch } = usePortalForm<{ cpf: string; email: string; password: string }>({
      id: 'entrar',
      constraint: {},
      lastResult,
      loadValidator: () => arrived.then(() => ({ validate: validators.cpf })),
    })
    return (
      <form id={form.id} noValidate onFocus={touch} onSubmit={form.onSubmit}>
        <input name="cpf" defaultValue="" />
        <p>{fields.cpf.errors}</p>
        <input name="password" defaultValue="" />
        <span>{fields.password.errors}</span>
      </form>
    )
  }
  return { Late, arrive: () => act(async () => arrive()) }
}

test('ONB-01 VAL-02 what was left before the check arrived is checked once it is there', async () => {
  const { Late, arrive } = lateForm()
  await act(async () => root.render(<Late />))
  const cpf = element<HTMLInputElement>('[name=cpf]')
  await act(async () => cpf.focus())
  cpf.value = '111.111.111-11'
  await act(async () => element('[name=password]').focus())
  expect(element('p').textContent).toBe('')
  await arrive()
  expect([element('p').textContent, element('span').textContent]).toEqual(['CPF inválido', ''])
})

test('ONB-01 STN-U07 a refusal stays where the check arrives after it', async () => {
  const { Late, arrive } = lateForm()
  await act(async () => root.render(<Late />))
  const cpf = element<HTMLInputElement>('[name=cpf]')
  await act(async () => cpf.focus())
  cpf.value = '529.982.247-25'
  await act(async () => element('[name=password]').focus())
  await act(async () => root.render(<Late lastResult={unknown(cpf.value)} />))
  await act(async () => cpf.focus())
  await act(async () => element('[name=password]').focus())
  await arrive()
  expect(element('p').textContent).toBe(notFound)
})

test('ONB-01 STN-U07 what is typed anew after a refusal is checked once the check is there', async () => {
  const { Late, arrive } = lateForm()
  await act(async () => root.render(<Late />))
  await act(async () => root.render(<Late lastResult={unknown('529.982.247-25')} />))
  const cpf = element<HTMLInputElement>('[name=cpf]')
  await act(async () => cpf.focus())
  await act(async () => {
    cpf.value = '111.111.111-11'
    cpf.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => element('[name=password]').focus())
  await arrive()
  expect(element('p').textContent).toBe('CPF inválido')
})

test('ONB-01 STN-U07 a refusal stays when another field is left, before the check is there and after it', async () => {
  const { Late, arrive } = lateForm()
  await act(async () => root.render(<Late />))
  const password = element<HTMLInputElement>('[name=password]')
  const cpf = element<HTMLInputElement>('[name=cpf]')
  cpf.value = '529.982.247-25'
  password.value = 'Senha123'
  await act(async () => password.focus())
  await act(async () => cpf.focus())
  await act(async () => root.render(<Late lastResult={unknown(cpf.value)} />))
  await arrive()
  expect(element('p').textContent).toBe(notFound)
  await act(async () => password.focus())
  await act(async () => cpf.focus())
  expect(element('p').textContent).toBe(notFound)
  await act(async () => {
    cpf.value = '111.444.777-35'
    cpf.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => password.focus())
  expect(element('p').textContent).toBe('')
})

test('SOC-02 VAL-03 a refused text of several lines, or a choice, is judged anew once it is changed, and other errors stay', async () => {
  const answer: SubmissionResult = {
    status: 'error',
    initialValue: { cpf: 'x', password: '' },
    error: { cpf: [notFound] },
    state: { validated: { cpf: true, password: true } },
  }
  function Long({ lastResult }: { lastResult?: SubmissionResult }) {
    const { form, fields, touch } = usePortalForm<{ cpf: string; email: string; password: string }>({
      id: 'entrar',
      constraint: {},
      lastResult,
      loadValidator: async () => ({ validate: validators.cpf }),
    })
    return (
      <form id={form.id} noValidate onFocus={touch} onSubmit={form.onSubmit}>
        <textarea name="cpf" defaultValue="529.982.247-25" />
        <p>{fields.cpf.errors}</p>
        <input name="password" defaultValue="Senha123" />
        <span>{fields.password.errors}</span>
      </form>
    )
  }
  await act(async () => root.render(<Long />))
  const [cpf, password] = [element<HTMLTextAreaElement>('textarea'), element<HTMLInputElement>('input')]
  await act(async () => cpf.focus())
  await act(async () => root.render(<Long lastResult={answer} />))
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    act(async () => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type(password, '')
  expect([element('p').textContent, element('span').textContent]).toEqual([
    notFound,
    'Esse campo é obrigatório',
  ])
  await type(cpf, '111.444.777-35')
  expect([element('p').textContent, element('span').textContent]).toEqual(['', 'Esse campo é obrigatório'])
})
