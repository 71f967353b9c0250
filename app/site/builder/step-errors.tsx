import { useEffect } from 'react'
import { FormErrors } from '../../forms/form-errors.tsx'

/** The problems by the ids of the controls, and those of the whole form. */
export type Refusal = { fields?: Record<string, string>; messages?: readonly string[] }

/**
 * Shows the errors of a step that is no form of texts, said as in every other: with scripts the control has the focus
 * and its error goes to the snackbar too, without them they stand above with a way to it (VAL-13). @param refused a new
 * object is a new refusal
 */
export function StepErrors({ refused }: { refused: Refusal | undefined }) {
  const names = Object.keys(refused?.fields ?? {})
  useEffect(() => {
    const [first] = Object.keys(refused?.fields ?? {})
    if (first) document.getElementById(first)?.focus()
  }, [refused])
  const allErrors = Object.fromEntries(names.map((name) => [name, [refused?.fields?.[name] ?? '']]))
  return (
    <FormErrors
      form={{ id: 'passo', errors: [...(refused?.messages ?? [])], allErrors }}
      fields={Object.fromEntries(names.map((id) => [id, { id }]))}
      lastResult={refused}
    />
  )
}
