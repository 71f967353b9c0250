import { act, type ChangeEvent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePickedMedia } from './composer-fields.tsx'

let picked: ReturnType<typeof usePickedMedia>
function Fields() {
  picked = usePickedMedia()
  return (
    <>
      <input type="file" ref={picked.image} />
      <input type="file" ref={picked.video} />
    </>
  )
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Fields />))
  for (const input of document.querySelectorAll('input')) holdFiles(input)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Gives a field files, which jsdom's own cannot hold; emptying it works as in browsers. */
function holdFiles(input: HTMLInputElement) {
  let files: File[] = []
  Object.defineProperty(input, 'files', { get: () => files })
  Object.defineProperty(input, 'value', {
    set: (value: string) => {
      if (value === '') files = []
    },
  })
  input.addEventListener('pick', (event) => {
    files = [(event as CustomEvent<File>).detail]
  })
}

function pick(name: 'image' | 'video', file: File) {
  const target = picked[name].current as HTMLInputElement
  target.dispatchEvent(new CustomEvent('pick', { detail: file }))
  const event = { target } as ChangeEvent<HTMLInputElement>
  act(() => (name === 'image' ? picked.pickImage(event) : picked.pickVideo(event)))
}
const names = () => [picked.image, picked.video].map(({ current }) => current?.files?.[0]?.name ?? null)
const photo = new File(['x'], 'praia.png', { type: 'image/png' })
const film = new File(['x'], 'praia.mp4', { type: 'video/mp4' })

test('SOC-05 the second medium takes the place of the first, either way', () => {
  pick('image', photo)
  expect(names()).toEqual(['praia.png', null])
  pick('video', film)
  expect(names()).toEqual([null, 'praia.mp4'])
  pick('image', photo)
  expect(names()).toEqual(['praia.png', null])
})

test('SOC-03 SOC-05 GAP-45 what cannot be taken is refused in words, and what was chosen before stays', () => {
  pick('video', film)
  pick('image', new File(['x'], 'praia.gif', { type: 'image/gif' }))
  expect(names()).toEqual([null, 'praia.mp4'])
  expect(picked.problems).toEqual({ image: 'Formato não suportado!' })
  expect(picked.refused).toEqual({ name: 'praia.gif', kind: 'image' })
  pick('image', new File([new Uint8Array(1_200_001)], 'praia.png', { type: 'image/png' }))
  expect(names()).toEqual([null, 'praia.mp4'])
  expect(picked.problems).toEqual({ image: 'Escolha um arquivo de tamanho menor!' })
  pick('image', photo)
  expect([names(), picked.problems, picked.refused]).toEqual([['praia.png', null], {}, null])
})
