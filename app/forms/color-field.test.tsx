import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ColorField } from './color-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('SEC-26 what is typed and what is picked say the same, and a swatch never writes over a code half typed', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const onColor = vi.fn()
  const show = (value: string) =>
    act(() => root.render(<ColorField name="primary" label="Cor" value={value} onColor={onColor} />))
  const control = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const say = (name: string, value: string) =>
    act(() => {
      control(name).value = value
      control(name).dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  const both = () => [control('primary').value, control('primary.picked').value]

  show('#0f62fe')
  say('primary', 'azul')
  expect([both(), onColor.mock.calls]).toEqual([['azul', '#0f62fe'], []])
  say('primary', ' abc')
  show('#aabbcc')
  expect(both()).toEqual([' abc', '#aabbcc'])
  say('primary.picked', '#112233')
  expect(both()).toEqual(['#112233', '#112233'])
  show('#c2185b')
  expect([both(), onColor.mock.calls]).toEqual([
    ['#c2185b', '#c2185b'],
    [['#aabbcc'], ['#112233']],
  ])
  act(() => root.unmount())
})
