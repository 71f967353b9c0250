import type { SubmissionResult } from '@conform-to/react'
import { useRef } from 'react'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

type FormErrorsProps = {
  form: { errors?: string[] | undefined; allErrors: Record<string, string[]> }
  /** Fields in their order, with what leads to them. */
  fields: Record<string, { id: string }>
  /** What the action answered: a new object is a new answer. */
  lastResult: SubmissionResult | undefined
}

/**
 * What was wrong with a form that came back, over it: what belongs to no field, and without scripts every field's error
 * with a way to it. With scripts the first field has the focus and its error goes to the snackbar too (VAL-13).
 */
export function FormErrors({ form, fields, lastResult }: FormErrorsProps) {
  const isHydrated = useHydrated()
  const ofFields = Object.entries(form.allErrors).flatMap(([name, errors]) => {
    const field = fields[name]
    return name !== '' && field ? errors.map((message) => ({ message, fieldId: field.id })) : []
  })
  const ofForm = (form.errors ?? []).map((message) => ({ message }))
  return (
    <>
      <ErrorSummary problems={isHydrated ? ofForm : [...ofForm, ...ofFields]} />
      {isHydrated ? <ErrorSnackbar lastResult={lastResult} /> : null}
    </>
  )
}

/** The first field's error of the last answer, for two seconds. */
export function ErrorSnackbar({ lastResult }: Pick<FormErrorsProps, 'lastResult'>) {
  const count = useRef(0)
  const seen = useRef<SubmissionResult | undefined>(undefined)
  if (seen.current !== lastResult) {
    seen.current = lastResult
    count.current += 1
  }
  const errors = Object.entries(lastResult?.error ?? {})
  const first = errors.find(([name, messages]) => name !== '' && messages)?.[1]?.[0]
  if (!first) return <ToastRegion toasts={[]} />
  const id = `error-${count.current}`
  return <ToastRegion toasts={[{ id, tone: 'error', title: first, time: 'snackbar', isInPlace: true }]} />
}
