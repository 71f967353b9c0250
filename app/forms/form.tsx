import { type FormProps, Form as RemixForm } from '@remix-run/react'
import { type FormEvent, forwardRef } from 'react'
import { pageOwnerField, usePageOwner } from '../session/page-owner.ts'
import { keepSent } from '../session/sent-form.ts'

/** Names the owner of the page, first inside every form that changes something (ADR 141). Nothing for visitors. */
export function PageOwner() {
  const mark = usePageOwner()
  return mark ? <input type="hidden" name={pageOwnerField} value={mark} /> : null
}

/** The form of all pages: what it sends says whose page it was, beside what was typed, and a long one is kept until it is sent. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { children, onSubmit, ...props },
  ref,
) {
  const isPost = props.method === 'post'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (isPost && !event.defaultPrevented) keepSent(event.currentTarget, submitter)
  }
  return (
    <RemixForm {...props} onSubmit={submit} ref={ref}>
      {isPost ? <PageOwner /> : null}
      {children}
    </RemixForm>
  )
})
