import { useEffect, useState } from 'react'

const isFilled = (input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  input instanceof HTMLInputElement && input.type === 'checkbox'
    ? input.checked
    : input.value !== '' || input.matches(':autofill')

/**
 * Whether all required inputs of a form have something in them, boxes their tick, what the browser filled in by itself
 * included. True
 * until scripts run: without them a button is never disabled (ACC-02, GAP-100).
 */
export function useFilled(formId: string): boolean {
  const [filled, setFilled] = useState(true)
  useEffect(() => {
    const element = document.getElementById(formId)
    if (!element) return
    const look = () =>
      setFilled(
        [
          ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
            // What is disabled is not asked now.
            ':is(input, select, textarea)[required]:not(:disabled)',
          ),
        ].every(isFilled),
      )
    look()
    const stop = new AbortController()
    for (const event of ['input', 'change', 'focusin'])
      element.addEventListener(event, look, { signal: stop.signal })
    return () => stop.abort()
  })
  return filled
}
