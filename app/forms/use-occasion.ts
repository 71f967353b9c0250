import { useEffect, useRef, useState } from 'react'

/**
 * Names the last time a form was judged as a whole: when it was sent, and when an answer came back. Null before the
 * first time. What is only checked on leaving a field is no occasion.
 */
export function useOccasion(formId: string, answer: unknown): string | null {
  const [sent, setSent] = useState(0)
  const answers = useRef({ last: undefined as unknown, count: 0 })
  if (answers.current.last !== answer) answers.current = { last: answer, count: answers.current.count + 1 }

  useEffect(() => {
    const count = (event: SubmitEvent) => {
      // Leaving a field is a submission too, with a button of conform's that only stands for its intent.
      const isIntent = event.submitter?.getAttribute('name') === '__intent__'
      if (!isIntent && (event.target as HTMLElement).id === formId) setSent((before) => before + 1)
    }
    window.addEventListener('submit', count)
    return () => window.removeEventListener('submit', count)
  }, [formId])

  const { count } = answers.current
  return sent + count === 0 ? null : `${formId}-${sent}-${count}`
}
