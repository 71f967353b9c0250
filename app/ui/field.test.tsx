import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

/** Renders the server's markup: the state before, and without, scripts. */
function served(element: React.ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(element)
  return container
}

describe('Field', () => {
  it('ties label, help and error to its control', () => {
    const container = served(
      <Field id="cpf" label="CPF" help="Só números." error={['Informe um CPF válido.', 'outra']}>
        <TextInput name="cpf" />
      </Field>,
    )
    const input = container.querySelector('input')
    expect(container.querySelector('label')?.htmlFor).toBe('cpf')
    expect(input?.id).toBe('cpf')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(input?.getAttribute('aria-describedby')).toBe('cpf-error cpf-description')
    expect(container.querySelector('#cpf-error')?.textContent).toBe('Informe um CPF válido.')
    expect(container.textContent).not.toContain('outra')
  })

  it('keeps what the control says itself and names nothing that is not there', () => {
    const container = served(
      <Field id="nome" label="Nome">
        <TextInput aria-describedby="dica" />
      </Field>,
    )
    expect(container.querySelector('input')?.getAttribute('aria-describedby')).toBe('dica')
    expect(container.querySelector('input')?.hasAttribute('aria-invalid')).toBe(false)
  })

  it('a text area counts what it starts with', () => {
    const container = served(
      <Field id="texto" label="Texto">
        <TextArea maxLength={20} defaultValue="Olá" />
      </Field>,
    )
    expect(container.textContent).toContain('3 de 20 caracteres')
  })
})

describe('PasswordInput', () => {
  it('has no button before scripts run', () => {
    const container = served(<PasswordInput id="senha" autoComplete="current-password" />)
    expect(container.querySelector('input')?.type).toBe('password')
    expect(container.querySelector('button')).toBeNull()
  })
})

describe('choices', () => {
  it('a checkbox carries its own error', () => {
    const container = served(<Checkbox id="termos" label="Aceito" error="É preciso aceitar." />)
    expect(container.querySelector('input')?.getAttribute('aria-describedby')).toBe('termos-error')
    expect(container.querySelector('#termos-error')?.textContent).toBe('É preciso aceitar.')
  })

  it('a radio group is a fieldset with a legend and the chosen value', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]
    const container = served(<RadioGroup id="g" name="g" label="Qual?" options={options} defaultValue="b" />)
    expect(container.querySelector('fieldset legend')?.textContent).toBe('Qual?')
    expect(container.querySelector<HTMLInputElement>('input[value=b]')?.checked).toBe(true)
  })
})

describe('ErrorSummary', () => {
  it('leads to every field and is silent without problems', () => {
    expect(renderToStaticMarkup(<ErrorSummary problems={[]} />)).toBe('')
    const container = served(<ErrorSummary problems={[{ message: 'CPF inválido', fieldId: 'cpf' }]} />)
    expect(container.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#cpf')
  })
})
