import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { MediaFields, usePickedMedia } from './composer-fields.tsx'

const Shown = () => <MediaFields picked={usePickedMedia()} refused={{ image: undefined, video: undefined }} />

test('SOC-03 GAP-45 a good picture after a refused one is not closed over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(<Shown />))
  const input = container.querySelector<HTMLInputElement>('input[name="imagem"]')
  const details = container.querySelector('details')
  if (!input || !details) throw new Error('no control')
  const pick = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  expect(details.open).toBe(false)
  await pick(new File(['x'], 'lista.pdf', { type: 'application/pdf' }))
  expect(details.open).toBe(true)
  await pick(new File(['x'], 'praia.jpg', { type: 'image/jpeg' }))
  expect(details.open).toBe(true)
  expect(container.textContent).toContain('praia.jpg')
})
