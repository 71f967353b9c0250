import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

const member = { id: 1 }
vi.mock('../session/use-member.ts', () => ({ useMember: () => member }))
vi.mock('@remix-run/react', () => ({ useLocation: () => ({ pathname: '/homepage/feed' }) }))

type Props = { formKey: string; usedKeys?: string[]; typed?: string }

/** Shows a form as the wall and the comments have it. */
function Form({ formKey, usedKeys = [], typed = '' }: Props) {
  const { key, text, keep } = useDraft('post', { formKey, usedKeys })
  return (
    <form key={key} data-key={key}>
      <textarea id="post" defaultValue={typed || text} />
      <button type="button" onClick={() => keep(field().value)} />
    </form>
  )
}

const field = () => document.querySelector('textarea') as HTMLTextAreaElement
const keyShown = () => document.querySelector('form')?.dataset.key
const type = (text: string) =>
  act(async () => {
    field().value = text
    document.querySelector('button')?.click()
  })

let root: Root
const show = (props: Props) => act(async () => root.render(<Form {...props} />))
const leave = () => act(async () => root.unmount())
const arrive = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  member.id = 1
  arrive()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('SOC-02 who leaves the page and comes back goes on writing, under the key of the same text', async () => {
  await show({ formKey: 'a' })
  await type('Olá do mural')
  await leave()
  arrive()
  await show({ formKey: 'b' })
  expect(field().value).toBe('Olá do mural')
  expect(keyShown()).toBe('a')
  await leave()
})

test('SOC-02 what was sent is not there again', async () => {
  await show({ formKey: 'a' })
  await type('Olá do mural')
  await show({ formKey: 'b', usedKeys: ['a'] })
  expect(field().value).toBe('')
  expect(keyShown()).toBe('b')
  await leave()
  arrive()
  await show({ formKey: 'c' })
  expect(field().value).toBe('')
  await leave()
})

test('SOC-02 what came back with a refusal is newer, and somebody else finds nothing', async () => {
  await show({ formKey: 'a' })
  await type('Antes')
  await leave()
  arrive()
  await show({ formKey: 'b', typed: 'Recusado' })
  expect(field().value).toBe('Recusado')
  await leave()
  member.id = 2
  arrive()
  await show({ formKey: 'c' })
  expect(field().value).toBe('')
  await leave()
})
