import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import type { MemberQuestion } from '#contract/activities/research/schemas.ts'
import { QuestionInput } from './question-input.tsx'

const plain = { color: null, textColor: null, image: null }
const asked: MemberQuestion = {
  id: 1,
  question: 'Qual?',
  type_id: questionTypes.single,
  ...plain,
  required: true,
  otherOption: false,
  mask: null,
  options: [1, 2].map((id) => ({ id, label: `Opção ${id}`, ...plain })),
}

let root: Root
const show = (question: MemberQuestion, isChecklist = false) =>
  act(() => root.render(<QuestionInput question={question} isChecklist={isChecklist} />))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const press = (at: number) => act(() => boxes()[at]?.click())
const warning = () => document.querySelector('[role="alert"]')?.textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('POL-09 ACT-09 GAP-99 one option is chosen with dots; that there is one is said for two seconds, anew each time', () => {
  show(asked, true)
  expect(boxes().map(({ type }) => type)).toEqual(['radio', 'radio'])
  press(0)
  expect(warning()).toBe('')
  press(1)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
  expect(warning()).toBe('Apenas uma opção por pergunta')
  pass(1_500)
  press(0)
  pass(1_999)
  expect(warning()).toBe('Apenas uma opção por pergunta')
  pass(1)
  expect(warning()).toBe('')
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false])
})

test('POL-09 ACT-09 a checklist asks for one option without scripts too, whatever kind its question has', () => {
  const question = { ...asked, type_id: questionTypes.multiple }
  const markup = renderToStaticMarkup(<QuestionInput question={question} isChecklist />)
  expect(markup.match(/type="radio"/g)).toHaveLength(2)
  expect(markup).not.toContain('checkbox')
})

test('POL-14 questions and options have their colours and pictures', () => {
  const look = { color: '#0a7d5c', textColor: '#ffffff', image: '/api/files/7/onda.webp' }
  show({ ...asked, ...look, options: asked.options.map((option) => ({ ...option, ...look })) })
  const marked = [...document.querySelectorAll<HTMLElement>('[style]')].map(({ textContent, style }) => ({
    text: textContent,
    style: style.cssText,
  }))
  for (const text of ['Qual?', 'Opção 1', 'Opção 2'])
    expect(marked).toContainEqual({ text, style: expect.stringContaining('#0a7d5c') })
  const pictures = [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  expect(pictures).toHaveLength(3)
  for (const source of pictures) expect(source).toContain('onda')
  show(asked)
  expect(document.querySelector('[style], img')).toBeNull()
})
