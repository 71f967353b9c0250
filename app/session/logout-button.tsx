import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'

type LogoutButtonProps = ButtonLook & {
  /** Where to afterwards; the landing page unless it is said. */
  back?: string
  children: ReactNode
}

/** The way out, as a form: an address alone ends no session for whoever puts it into a page (SEC-11). */
export function LogoutButton({ back, children, variant = 'quiet', ...look }: LogoutButtonProps) {
  return (
    <form noValidate method="post" action="/logout">
      {back ? <input type="hidden" name="voltar" value={back} /> : null}
      <Button variant={variant} {...look}>
        {children}
      </Button>
    </form>
  )
}
