/** The time in milliseconds for which an answer counts as current. */
const freshMs = 1_000

/**
 * Asks a question once for all who ask while it is under way, or a moment after it was answered. A question that fails
 * is asked again.
 */
export function askTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let staleAt = Number.POSITIVE_INFINITY
  return () => {
    if (answer && performance.now() < staleAt) return answer
    staleAt = Number.POSITIVE_INFINITY
    const asked = ask()
    answer = asked
    asked.then(
      () => {
        staleAt = performance.now() + freshMs
      },
      () => {
        answer = undefined
      },
    )
    return asked
  }
}
