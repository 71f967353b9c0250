import type { ReactNode } from 'react'
import { useFocusWrong } from './use-focus-wrong.ts'

type Props = { problem: object /** Of the wrong fields. */; fieldIds: readonly string[]; children: ReactNode }

/** Around what was wrong with a form: what stands under it is not saved, and leaving asks. The first wrong field has the focus. */
export function Unsaved({ problem, fieldIds, children }: Props) {
  const notice = useFocusWrong(problem, fieldIds)
  return (
    <div data-unsaved ref={notice} tabIndex={-1}>
      {children}
    </div>
  )
}
