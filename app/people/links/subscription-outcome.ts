export type Outcome = 'success' | 'error'

/**
 * What an answer of PUT /email-subscribe means. The specification leaves two readings of an answer without data; the
 * station says which holds (GAP-34). Pure.
 */
export function subscribeOutcome(
  answer: { data?: unknown[] | null | undefined; error?: boolean | undefined } | null,
  emptyMeans: Outcome,
): Outcome {
  const isEmpty = !answer?.data || answer.data.length === 0
  if (isEmpty) return emptyMeans
  return answer.error ? 'error' : 'success'
}

/** What an answer of PUT /email-unsubscribe means: a first element of 0 is an error (GAP-34). Pure. */
export const unsubscribeOutcome = ([first]: readonly number[]): Outcome => (first === 0 ? 'error' : 'success')
