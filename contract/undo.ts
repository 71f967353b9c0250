/** For so long a scan, a delivery mark and a confirmed transfer can be taken back. */
const undoMs = 10 * 60 * 1000

/** Until when what was done can be taken back, in ISO 8601; null: that is over, or nothing was done. Pure. */
export function undoUntil(doneAt: Date | null, now: Date): string | null {
  const end = doneAt === null ? 0 : doneAt.getTime() + undoMs
  return now.getTime() < end ? new Date(end).toISOString() : null
}

/** What is said to who comes too late. */
export const undoOver = 'Os dez minutos para desfazer já passaram.'
