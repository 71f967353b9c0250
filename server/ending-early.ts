/**
 * Gives an answer whose body ends where it breaks off instead of failing; `onBroken` is told once why. Whoever reads it
 * is to be told by other means that it is not whole. Nothing is read before it is asked for; who leaves is nothing to
 * tell.
 */
export function endingEarly(answer: Response, onBroken: (error: unknown) => void): Response {
  const reader = answer.body?.getReader()
  if (!reader) return answer
  let isLeft = false
  const nextPiece = async () => {
    try {
      return (await reader.read()).value
    } catch (error) {
      if (!isLeft) onBroken(error)
    }
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await nextPiece()
        // Nobody may write to a stream that its reader has left.
        if (isLeft) return
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
      cancel(reason) {
        isLeft = true
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, answer)
}
