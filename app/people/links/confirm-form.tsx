import type { ReactNode } from 'react'

/**
 * A form that sends its own address: what a link does happens by a person's press, never by opening it. Mail scanners open links and
 * run scripts (GAP-34b).
 */
export const ConfirmForm = ({ children }: { children: ReactNode }) => (
  <form noValidate method="post">
    {children}
  </form>
)
