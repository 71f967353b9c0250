import type { SubmissionResult } from '@conform-to/react'
import { Alert } from '../ui/alert.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PlacedToasts } from '../ui/toast.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type FieldLabels, withLabel } from './field-labels.ts'
import { useOccasion } from './use-occasion.ts'

type FormErrorsProps = {
  form: { id: string; errors?: string[] | undefined; allErrors: Record<string, string[]> }
  /** Fields in their order, with what leads to them. */
  fields: Record<string, { id: string }>
  /** The last answer of the action: a new object is a new answer. */
  lastResult: object | undefined
  /** Over what belongs to no field. */
  title?: string | undefined
  labels?: FieldLabels | undefined
  /** The snackbar names several fields, and not the first alone: of what is paid for (ERR-04). */
  isEach?: boolean | undefined
  /** The form stands below the first screen: without scripts the page's top says it, by `PageErrors`. */
  isBelow?: boolean | undefined
}

/** More hide what they are about. */
const mostToasts = 3

/**
 * Shows the problems of a form that came back, over it: those without a field, and without scripts every field's error
 * with a link to it. With scripts the first wrong field has the focus and its error goes to the snackbar too (VAL-13).
 */
export function FormErrors({
  form,
  fields,
  lastResult,
  title,
  labels,
  isEach = false,
  isBelow = false,
}: FormErrorsProps) {
  const isHydrated = useHydrated()
  const occasion = useOccasion(form.id, lastResult)
  const ofFields = Object.entries(form.allErrors).flatMap(([name, errors]) => {
    const field = fields[name]
    return name !== '' && field
      ? errors.map((message) => ({ message: withLabel(name, message, labels), fieldId: field.id }))
      : []
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
      {isBelow && !isHydrated ? null : (
        <ErrorSummary problems={[...(title ? [] : ofForm), ...(isHydrated ? [] : ofFields)]} />
      )}
      <ErrorSnackbars
        occasion={occasion}
        messages={ofFields.map(({ message }) => message)}
        most={isEach ? mostToasts : 1}
      />
    </>
  )
}

type PageErrorsProps = {
  formId: string
  /** The answer of the action: problems by field, and under no name those of the whole form. */
  lastResult: SubmissionResult | undefined
}

/**
 * Shows the problems on top of a page whose form stands below its first screen: without scripts a refused form comes
 * back at the top, and nobody would see them (GAP-100). With scripts the page stays where it is, and this shows
 * nothing.
 */
export function PageErrors({ formId, lastResult }: PageErrorsProps) {
  const isHydrated = useHydrated()
  if (isHydrated) return null
  const problems = Object.entries(lastResult?.error ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message) =>
      name === '' ? { message } : { message: withLabel(name, message), fieldId: `${formId}-${name}` },
    ),
  )
  return <ErrorSummary problems={problems} />
}

type ErrorSnackbarProps = {
  /** A new one shows the message anew; without one there is nothing to show. */
  occasion: string | null
  message: string | undefined
  text?: string | undefined
}

type ErrorSnackbarsProps = { occasion: string | null; messages: readonly string[]; most: number }

function ErrorSnackbars({ occasion, messages, most }: ErrorSnackbarsProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const shown = occasion === null ? [] : messages.slice(0, most)
  return (
    <PlacedToasts
      toasts={shown.map((title, at) => ({
        id: `${occasion}-${at}`,
        tone: 'error',
        title,
        time: 'snackbar',
        isInPlace: true,
      }))}
    />
  )
}

/** Shows an error that also stands beside its field, for two seconds (VAL-13). */
export function ErrorSnackbar({ occasion, message, text }: ErrorSnackbarProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (occasion === null || message === undefined) return <PlacedToasts toasts={[]} />
  return (
    <PlacedToasts
      toasts={[{ id: occasion, tone: 'error', title: message, text, time: 'snackbar', isInPlace: true }]}
    />
  )
}
