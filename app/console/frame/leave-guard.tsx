import { useBlocker } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { openedFormOf } from '../ui/opened-form.ts'
import { texts } from './texts.ts'

/**
 * Asks before a form that was changed is left, by a link, by another form in its place or by closing the page. One for the whole area: what is typed in
 * any form that posts counts until that form is sent; a form that came back with a problem is still unsaved. Without
 * scripts nothing is asked.
 */
export function LeaveGuard() {
  const changed = useRef(new Set<HTMLFormElement>())
  useEffect(() => watchForms(changed.current), [])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || openedFormOf(from.search) !== openedFormOf(to.search)) &&
      isUnsaved(changed.current),
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    changed.current.clear()
    blocker.proceed()
  }
  return (
    <Dialog
      open
      title={texts.leave.title}
      onClose={blocker.reset}
      actions={
        <>
          <Button type="button" variant="quiet" width="phone" onClick={leave}>
            {texts.leave.go}
          </Button>
          <Button type="button" width="phone" onClick={blocker.reset}>
            {texts.leave.stay}
          </Button>
        </>
      }
    >
      <p>{texts.leave.text}</p>
    </Dialog>
  )
}

/** Marked on what stands over a form that was not saved. */
const unsaved = '[data-unsaved]'

function isUnsaved(changed: ReadonlySet<HTMLFormElement>): boolean {
  return [...changed].some((form) => form.isConnected) || document.querySelector(unsaved) !== null
}

/** Keeps `changed` until the answered function is called. */
function watchForms(changed: Set<HTMLFormElement>): () => void {
  const typed = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.method === 'post') changed.add(form)
  }
  const sent = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) changed.delete(target)
  }
  const leaving = (event: BeforeUnloadEvent) => {
    if (isUnsaved(changed)) event.preventDefault()
  }
  document.addEventListener('input', typed)
  document.addEventListener('change', typed)
  document.addEventListener('submit', sent)
  window.addEventListener('beforeunload', leaving)
  return () => {
    document.removeEventListener('input', typed)
    document.removeEventListener('change', typed)
    document.removeEventListener('submit', sent)
    window.removeEventListener('beforeunload', leaving)
  }
}
