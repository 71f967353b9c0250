import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FileInput } from './file-input.tsx'

test('GAP-114 a file is asked for and named in our words; without scripts the control is the native one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  expect(renderToStaticMarkup(<FileInput name="foto" />)).not.toContain('Escolher arquivo')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(<FileInput name="foto" aria-label="Foto" />))
  expect(container.textContent).toBe('Escolher arquivoNenhum arquivo escolhido')
  const input = container.querySelector('input')
  if (!input) throw new Error('no control')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'praia.jpg')], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(container.textContent).toBe('Escolher arquivopraia.jpg')
  Object.defineProperty(input, 'files', { value: [], configurable: true })
  await act(async () => root.render(<FileInput name="foto" aria-label="Foto" required />))
  expect(container.textContent).toBe('Escolher arquivoNenhum arquivo escolhido')
})
