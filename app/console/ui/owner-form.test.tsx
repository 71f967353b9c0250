import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from './owner-form.tsx'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

async function shown(props: ComponentProps<typeof OwnerForm>) {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: <OwnerForm {...props} /> }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const sent = new FormData(document.querySelector('form') ?? undefined)
  return Object.fromEntries(sent)
}
const conflict = { who: 'Bia', tag: 'now', value: null, differences: [], replaces: true }
const refused = (problem: Partial<Refused['problem']>): Refused => ({
  form: '',
  problem: { fields: {}, messages: [], conflict: null, ...problem },
  typed: {},
})

test('SEC-04 a form says as what its fields were seen, and once somebody was faster as what is there now', async () => {
  expect(await shown({ seen: 'before', formKey: 'key' })).toEqual({ seen: 'before' })
  expect(await shown({ seen: 'before', answer: refused({}) })).toEqual({ seen: 'before' })
  expect(await shown({ seen: 'before', answer: refused({ conflict }) })).toEqual({ seen: 'now' })
})

test('SEC-04 the form of something new carries its key, any other none', async () => {
  expect(await shown({ seen: null, formKey: 'key' })).toEqual({ chave: 'key' })
  expect(await shown({ formKey: 'key' })).toEqual({ chave: 'key' })
  expect(await shown({})).toEqual({})
})
