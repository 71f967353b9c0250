import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useCountdown } from './resend-form.tsx'

const Left = ({ seconds, since }: { seconds: number; since: number }) => <p>{useCountdown(seconds, since)}</p>

test('ACC-12 the sixty seconds begin anew with each code that is sent, though they are sixty again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = () => Number(document.querySelector('p')?.textContent)
  const show = (since: number) => act(async () => root.render(<Left seconds={60} since={since} />))
  try {
    await show(1)
    expect(shown()).toBe(60)
    await act(async () => vi.advanceTimersByTime(61_000))
    expect(shown()).toBe(0)
    await show(2)
    expect(shown()).toBe(60)
    await act(async () => vi.advanceTimersByTime(10_000))
    expect(shown()).toBe(50)
  } finally {
    act(() => root.unmount())
    document.body.innerHTML = ''
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
