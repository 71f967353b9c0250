import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'

type LogoutButtonProps = ButtonLook & {
  /** The page afterwards; left out: the landing page. */
  back?: string
  children: ReactNode
}

/** Logs out by a form: an address alone, put into a page by somebody else, must not end a session (SEC-11). */
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
