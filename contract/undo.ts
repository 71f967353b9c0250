import { z } from 'zod'

/** The time in which a scan, a delivery mark and a confirmed transfer can be taken back. */
const undoMs = 10 * 60 * 1000

/** Gives the end of the time to take something back, in ISO 8601; null: that is over, or nothing was done. Pure. */
export function undoUntil(doneAt: Date | null, now: Date): string | null {
  const end = doneAt === null ? 0 : doneAt.getTime() + undoMs
  return now.getTime() < end ? new Date(end).toISOString() : null
}

/** The one to take back: `undoUntil` as its page said it. Sent again later it does not take back a newer one. */
export const undoSchema = z.strictObject({ undoUntil: z.iso.datetime() })

/** The words for whoever comes too late, and for a thing done anew since. */
export const undoTexts = {
  over: 'Os dez minutos para desfazer já passaram.',
  anew: 'Isto foi desfeito e feito de novo depois que você abriu esta página. Confira antes de desfazer.',
}
