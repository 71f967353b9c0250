import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { goesWithout, RefusedFile } from './refused-file.tsx'

test('SOC-03 POL-05 beside a refused file nothing is sent, however often it is pressed, but by the button that says so', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sent: (string | null)[] = []
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(page).render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          if (goesWithout(event)) sent.push(submitter?.getAttribute('value') ?? null)
        }}
      >
        <RefusedFile fileName="iphone.heic" goOn="Postar sem essa imagem" name="passo" value="enviar" />
        <button type="submit">Postar</button>
      </form>,
    ),
  )
  expect(page.textContent).toContain('“iphone.heic” não foi aceito')
  const press = (words: string) =>
    act(async () =>
      [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
    )
  await press('Postar')
  await press('Postar')
  expect(sent).toEqual([])
  await press('Postar sem essa imagem')
  expect(sent).toEqual(['enviar'])
})
