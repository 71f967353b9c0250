import type { SubmissionResult } from '@conform-to/react'

/** A stamp older than this is about to expire. */
const stampMs = 12 * 3_600_000

/** Keeps the instant at which a form was first shown when it comes back: correcting a word is quick. */
export function keptStamp(lastResult: SubmissionResult | undefined): string | undefined {
  const stamp = lastResult?.initialValue?.started_at
  if (typeof stamp !== 'string') return undefined
  return Date.now() - Number(stamp.split('.')[0]) < stampMs ? stamp : undefined
}
