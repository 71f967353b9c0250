import { useEffect, useState } from 'react'
import { useFilled } from './use-filled.ts'
import type { Validator } from './validator.ts'

/**
 * Whether everything in a form is right, as its schema sees it; until that has arrived, whether the form is filled in. True until
 * scripts run (CRD-03, GAP-100).
 */
export function useValid(formId: string, validate: Validator | null): boolean {
  const isFilled = useFilled(formId)
  const [isRight, setRight] = useState(true)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!validate || !(form instanceof HTMLFormElement)) return
    const look = () => setRight(validate(new FormData(form)).status === 'success')
    look()
    const stop = new AbortController()
    for (const event of ['input', 'change', 'focusin'])
      form.addEventListener(event, look, { signal: stop.signal })
    return () => stop.abort()
  })
  return isFilled && isRight
}
