/**
 * Up to which percent of right answers feedbacks speak (POL-08). Folders and calls may write shares, 0 to 1 (GAP-40); what is
 * stored is percent, and says so where it could be read as shares.
 */

type Ranged = { range: number }
type WithRanges = { feedbacks: readonly Ranged[]; ranges?: 'percent' | undefined }

/** Whether a bound may be a share; 0 is the same in both. */
const mayBeShare = ({ range }: Ranged) => range > 0 && range <= 1

/** A research whose ranges are percent, whatever they look like: from an owner's form. Pure. */
export const inPercent = <R extends WithRanges>(research: R): R => ({
  ...research,
  ranges: research.feedbacks.some(mayBeShare) ? 'percent' : undefined,
})

/** Reads ranges in percent: ranges that are all up to 1 are shares (GAP-40); a mix of both stays as it is. Pure. */
export function readRanges<F extends Ranged, R extends { feedbacks: F[]; ranges?: 'percent' | undefined }>(
  research: R,
): R {
  const { feedbacks, ranges } = research
  if (ranges || !feedbacks.some(mayBeShare) || feedbacks.some(({ range }) => range > 1)) return research
  return inPercent({
    ...research,
    feedbacks: feedbacks.map((one) => ({ ...one, range: toPercent(one.range) })),
  })
}

/** Turns a share into percent with two decimals, as scores are: 0.1667 reaches 1 of 6. */
const toPercent = (share: number) => Math.round(share * 10_000) / 100

/** Whether no feedback reaches the best score (POL-08). Pure. */
export const hasHole = ({ feedbacks }: WithRanges): boolean =>
  feedbacks.length > 0 && feedbacks.every(({ range }) => range < 100)

/** Whether some bounds could be shares where others are percent: which are meant is asked, not guessed. Pure. */
export const mixesRanges = ({ feedbacks, ranges }: WithRanges): boolean =>
  !ranges && feedbacks.some(mayBeShare) && feedbacks.some(({ range }) => range > 1)

/** Gives the positions of feedbacks that are never read, for one before them goes as far. Pure. */
export const repeatedRanges = ({ feedbacks }: WithRanges): number[] =>
  feedbacks.flatMap(({ range }, at) =>
    feedbacks.slice(0, at).some((one) => one.range === range) ? [at] : [],
  )
