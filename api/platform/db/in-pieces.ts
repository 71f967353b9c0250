/** Rows of one statement: with a dozen values each they stay far below the 65,535 that one may have. */
const mostRows = 1_000

/** Rows that are written by as many statements as they need, in their order. Pure. */
export function inPieces<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / mostRows) }, (_, at) =>
    rows.slice(at * mostRows, (at + 1) * mostRows),
  )
}
