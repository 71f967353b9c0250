import { useEffect, useRef } from 'react'
import { newQuestion, questionPlace } from './addresses.ts'
import type { OpenedQuestion } from './question-form.tsx'

/**
 * Moves the focus with scripts: into the form of a question that is opened, and back to its row, or to the way to a new one,
 * once it is closed. A page that was loaded with an open question keeps its focus.
 */
export function useOpenedFocus(opened: OpenedQuestion | null | undefined): void {
  const id = opened?.id
  /** The row of the open question once it is closed: a new one has its number already. */
  const row = opened && Number(opened.values.id)
  const before = useRef({ id, row })
  useEffect(() => {
    const { current: last } = before
    before.current = { id, row }
    if (last.id === id) return
    if (id !== undefined)
      document.querySelector<HTMLElement>(`#${questionPlace(id)} [name="question"]`)?.focus()
    // The heading gets it in this turn, as on another page (`page-change.tsx`): the row has it afterwards.
    else queueMicrotask(() => lastLinkAt(last.row)?.focus({ preventScroll: true }))
  }, [id, row])
}

/** What edits the question of a row; the way to a new one where there is no such row. */
function lastLinkAt(row: number | null | undefined): HTMLElement | null {
  const place = row ? document.getElementById(questionPlace(row)) : null
  return (
    [...(place?.querySelectorAll('a') ?? [])].at(-1) ?? document.getElementById(questionPlace(newQuestion))
  )
}
