import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field of a form that came back, as it stands on the page; to the notice where none
 * can take it. Without scripts the notice on top of the loaded page names the fields.
 */
export function useFocusWrong(problem: object, fieldIds: readonly string[]) {
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
