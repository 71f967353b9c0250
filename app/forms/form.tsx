import { type FormProps, Form as RemixForm } from '@remix-run/react'
import { forwardRef } from 'react'
import { pageOwnerField, usePageOwner } from '../session/page-owner.ts'

/** First inside every form that changes something: whose page it stands on (ADR 141). Nothing for visitors. */
export function PageOwner() {
  const mark = usePageOwner()
  return mark ? <input type="hidden" name={pageOwnerField} value={mark} /> : null
}

/** The form of all pages: what it sends says whose page it was, beside what was typed. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ children, ...props }, ref) {
  return (
    <RemixForm {...props} ref={ref}>
      {props.method === 'post' ? <PageOwner /> : null}
      {children}
    </RemixForm>
  )
})
