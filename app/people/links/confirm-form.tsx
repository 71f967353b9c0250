import type { ReactNode } from 'react'
import { Waiting } from '../../ui/spinner.tsx'
import { texts } from './texts.ts'

type ConfirmFormProps = {
  /** With scripts the form sends itself; the small script finds it by its attribute. */
  automatic: boolean
  children: ReactNode
}

/**
 * A form that sends its own address: what a link does happens by post, by a person's button or by the browser's
 * script, never by opening it (GAP-34).
 */
export const ConfirmForm = ({ automatic, children }: ConfirmFormProps) => (
  <form noValidate method="post" data-send-at-once={automatic ? '' : undefined}>
    <div data-while-idle>{children}</div>
    <div data-while-sending hidden>
      <Waiting label={texts.wait} />
    </div>
  </form>
)
