import { useEffect } from 'react'

/**
 * Lets a field be judged only after the press that left it is over. An error that appears between press and release
 * moves what is pressed, and the click on a box or a button is lost. Whoever goes on to another form, as to the button that
 * sends a code again, has said nothing in this one: its field is left alone.
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
    /** Where a press began: some browsers give no focus to what is pressed. */
    let pressed: EventTarget | null = null
    const hold = (event: FocusEvent) => {
      const form = event.target instanceof HTMLInputElement ? event.target.form : null
      if (form?.id !== formId) return
      const goesElsewhere = isInOther(form, event.relatedTarget) || (isPressed && isInOther(form, pressed))
      if (!isPressed && !goesElsewhere) return
      event.stopImmediatePropagation()
      if (!goesElsewhere) held = event.target
    }
    const press = (event: Event) => {
      isPressed = true
      pressed = event.target
    }
    const stop = new AbortController()
    const early = { signal: stop.signal, capture: true }
    document.addEventListener('pointerdown', press, early)
    document.addEventListener('focusout', hold, early)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, early)
    return () => stop.abort()
  }, [formId])
}

/** Whether something belongs to a form, and to another one. */
function isInOther(form: HTMLFormElement, element: EventTarget | null): boolean {
  const other = element instanceof Element ? element.closest('form') : null
  return other !== null && other !== form
}
