import { useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'

/** The button that leads to the next step. */
export const goingOn = { name: 'intent', value: 'continuar' } as const

/** The lines of a cart: what changes them keeps the place on the page, the next step opens at its top (CAR-01, SEC-28). */
export function CartForm({ id, children }: { id: string; children: ReactNode }) {
  const submit = useSubmit()
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== goingOn.value) return
    event.preventDefault()
    submit(submitter)
  }
  return (
    <Form noValidate method="post" id={id} preventScrollReset onSubmit={goOn}>
      {children}
    </Form>
  )
}
