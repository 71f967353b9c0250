/** A part of a whole in percent, with one decimal; 0 of nothing. Pure. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10
