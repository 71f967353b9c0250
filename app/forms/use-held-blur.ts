import { useEffect } from 'react'

/**
 * Lets a field be judged only after the press that left it is over. An error that appears between press and release
 * moves what is pressed, and the click on a box or a button is lost.
 */
export function useHeldBlur(formId: string): void {
  useEffect(() => {
    let isPressed = false
    let held: EventTarget | null = null
    const release = () => {
      isPressed = false
      const field = held
      held = null
      // After the click that follows the release.
      if (field) setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    const hold = (event: FocusEvent) => {
      const form = event.target instanceof HTMLInputElement ? event.target.form : null
      if (!isPressed || form?.id !== formId) return
      event.stopImmediatePropagation()
      held = event.target
    }
    const press = () => {
      isPressed = true
    }
    const stop = new AbortController()
    const early = { signal: stop.signal, capture: true }
    document.addEventListener('pointerdown', press, early)
    document.addEventListener('focusout', hold, early)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, early)
    return () => stop.abort()
  }, [formId])
}
