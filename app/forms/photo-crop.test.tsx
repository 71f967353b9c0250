import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import PhotoCrop from './photo-crop.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  [400, 400, ['25.000', '25.000', '50.000', '50.000']],
  [800, 400, ['37.500', '25.000', '25.000', '50.000']],
  [300, 900, ['25.000', '41.667', '50.000', '16.667']],
])(
  'SEC-26 ONB-12 of %i × %i a square of the middle is chosen, through a round mask',
  (width, height, expected) => {
    const container = document.createElement('div')
    const root = createRoot(container)
    act(() => root.render(<PhotoCrop source="data:," onBroken={() => {}} />))
    const picture = container.querySelector('.ReactCrop img')
    if (!picture) throw new Error('no picture')
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
    act(() => picture.dispatchEvent(new Event('load')))
    const sent = [...container.querySelectorAll<HTMLInputElement>('input[name^="crop_"]')]
    expect(sent.map(({ value }) => value)).toEqual(expected)
    expect(container.querySelector('.ReactCrop--circular-crop')).not.toBeNull()
    act(() => root.unmount())
  },
)
