import { act, type FormEvent, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCaptcha } from './captcha-fields.tsx'

let works: ((solution: string) => void)[] = []
vi.mock('./solve-captcha.ts', () => ({
  solveCaptcha: () => new Promise<string>((solve) => works.push(solve)),
}))

let sent: unknown[] = []
function Form({ level }: { level: number }) {
  const { fields, handlers } = useCaptcha('2026-01-01T00:00:00Z', level, level)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    handlers.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    sent.push(new FormData(event.currentTarget).get('captcha'))
  }
  return (
    <form onFocus={handlers.onFocus} onSubmit={onSubmit}>
      {fields}
      <button type="submit">Enviar</button>
    </form>
  )
}

let root: Root
const show = (level: number) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Form level={level} />
      </StrictMode>,
    ),
  )
const press = () => act(async () => document.querySelector('button')?.click())
/** Ends all work that is begun, until the form has gone out so often, and the work begun by then. */
const solve = (times: number) =>
  act(async () => {
    const finish = () => {
      for (const work of works.splice(0)) work('solução')
    }
    await vi.waitFor(() => {
      finish()
      expect(sent.length).toBeGreaterThanOrEqual(times)
    })
    finish()
  })
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  works = []
  sent = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('GAP-23 a form that is sent before its work is done goes out once, with the solution', async () => {
  await show(0)
  await press()
  await press()
  expect(sent).toEqual([])
  await solve(1)
  expect(sent).toEqual(['solução'])
})

test('GAP-106 a form that comes back for more work does it and goes out again once, where effects run twice, too', async () => {
  await show(1)
  await solve(1)
  expect(sent).toHaveLength(1)
  await show(2)
  await solve(2)
  expect(sent).toHaveLength(2)
})
