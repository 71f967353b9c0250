import { type ReactNode, useEffect, useRef } from 'react'

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

/**
 * Moves the focus to the first wrong field of a form that came back, as it stands on the page; to the notice where none
 * can take it. Without scripts the notice on top of the loaded page names the fields.
 */
function useFocusWrong(problem: object, fieldIds: readonly string[]) {
  const notice = useRef<HTMLDivElement>(null)
  const ids = useRef(fieldIds)
  ids.current = fieldIds
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is an object of its own
  useEffect(() => {
    const wrong = ids.current.map((id) => document.getElementById(id)).filter((field) => field !== null)
    const [first] = wrong.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    first?.focus()
    if (!first || document.activeElement !== first) notice.current?.focus()
  }, [problem])
  return notice
}
