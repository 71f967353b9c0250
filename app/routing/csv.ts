/**
 * The beginnings that spreadsheets take for a formula; here they are text, for a name must not run anything on an
 * owner's computer.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]|^\s+[=+\-@＝＋－＠]/

/** Writes one cell. Always quoted: a program that splits at commas finds no formula behind one. Pure. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(';')}\r\n`

/** Marks the file as UTF-8 for spreadsheets that would guess otherwise. */
const mark = '\uFEFF'

/**
 * Writes a CSV file that is made while it is sent, page by page as the reader takes it: its size costs no memory.
 * `pages` is asked for the next page only when the last one has left.
 */
export function csvStream(
  header: readonly string[],
  pages: AsyncIterator<readonly (readonly (string | number)[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(mark + csvLine(header))),
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    async cancel() {
      await pages.return?.()
    },
  })
}
