import type { ReactNode } from 'react'

/**
 * Sends a form to its own address: a link works by a person's press, never by opening it. Mail scanners open links and
 * run scripts (GAP-34b).
 */
export const ConfirmForm = ({ children }: { children: ReactNode }) => (
  <form noValidate method="post">
    {children}
  </form>
)
