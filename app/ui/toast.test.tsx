import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import * as css from './toast.css.ts'
import { ToastRegion } from './toast.tsx'

describe('ToastRegion', () => {
  it('GAP-99 is a live region that is there before any message', () => {
    expect(renderToStaticMarkup(<ToastRegion toasts={[]} />)).toContain('role="status"')
  })

  it('GAP-99 an error and a warning stay, others leave after their time', () => {
    const markup = (tone: 'error' | 'warning' | 'success') =>
      renderToStaticMarkup(<ToastRegion toasts={[{ id: '1', tone, text: 'x', time: 'snackbar' }]} />)
    expect(markup('success')).toContain(css.stays.snackbar)
    expect(markup('error')).toContain(css.stays.stays)
    expect(markup('warning')).toContain(css.stays.stays)
    expect(markup('error')).not.toContain(css.stays.snackbar)
  })

  it('VAL-13 an error that stands beside its field leaves the snackbar', () => {
    const toast = { id: '1', tone: 'error', text: 'x', time: 'snackbar', isInPlace: true } as const
    const markup = renderToStaticMarkup(<ToastRegion toasts={[toast]} />)
    expect(markup).toContain(css.stays.snackbar)
    expect(markup).toContain(css.passing)
  })

  it('GAP-99 an error that stays leaves after its time once something is typed or chosen', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const page = document.body.appendChild(document.createElement('div'))
    await act(async () =>
      createRoot(page).render(
        <>
          <input />
          <ToastRegion toasts={[{ id: '1', tone: 'error', text: 'x' }]} />
        </>,
      ),
    )
    expect(page.innerHTML).toContain(css.stays.stays)
    const input = page.querySelector('input')
    await act(async () => input?.dispatchEvent(new Event('input', { bubbles: true })))
    expect(page.innerHTML).not.toContain(css.stays.stays)
    expect(page.innerHTML).toContain(css.stays.toast)
  })
})
