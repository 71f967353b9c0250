import { Alert } from '../ui/alert.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useOccasion } from './use-occasion.ts'

type FormErrorsProps = {
  form: { id: string; errors?: string[] | undefined; allErrors: Record<string, string[]> }
  /** Fields in their order, with what leads to them. */
  fields: Record<string, { id: string }>
  /** What the action answered: a new object is a new answer. */
  lastResult: object | undefined
  /** Over what belongs to no field. */
  title?: string | undefined
}

/**
 * What was wrong with a form that came back, over it: what belongs to no field, and without scripts every field's error
 * with a way to it. With scripts the first field has the focus and its error goes to the snackbar too (VAL-13).
 */
export function FormErrors({ form, fields, lastResult, title }: FormErrorsProps) {
  const isHydrated = useHydrated()
  const occasion = useOccasion(form.id, lastResult)
  const ofFields = Object.entries(form.allErrors).flatMap(([name, errors]) => {
    const field = fields[name]
    return name !== '' && field ? errors.map((message) => ({ message, fieldId: field.id })) : []
  })
  const ofForm = (form.errors ?? []).map((message) => ({ message }))
  return (
    <>
      {title
        ? ofForm.map(({ message }) => (
            <Alert key={message} tone="error" live title={title}>
              {message}
            </Alert>
          ))
        : null}
      <ErrorSummary problems={[...(title ? [] : ofForm), ...(isHydrated ? [] : ofFields)]} />
      <ErrorSnackbar occasion={occasion} message={ofFields[0]?.message} />
    </>
  )
}

type ErrorSnackbarProps = {
  /** A new one shows the message anew; without one there is nothing to show. */
  occasion: string | null
  message: string | undefined
  text?: string | undefined
}

/** An error that also stands beside its field, for two seconds (VAL-13). */
export function ErrorSnackbar({ occasion, message, text }: ErrorSnackbarProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (occasion === null || message === undefined) return <ToastRegion toasts={[]} />
  return (
    <ToastRegion
      toasts={[{ id: occasion, tone: 'error', title: message, text, time: 'snackbar', isInPlace: true }]}
    />
  )
}
