import writeExcelFile from 'write-excel-file/node'
import { texts } from './texts.ts'

type Cell = string | number

/** A workbook is made whole in memory: as many cells as that may cost. */
const mostCells = 200_000

/**
 * Lines as a workbook; of more than memory allows, the first ones and a line that says so. Texts are cells of text, whatever
 * they begin with: a formula is another kind of cell (SEC-18).
 */
export async function workbook(
  header: readonly string[],
  pages: AsyncGenerator<readonly (readonly Cell[])[]>,
  most = Math.floor(mostCells / header.length),
): Promise<Buffer> {
  const lines: (readonly Cell[])[] = []
  for await (const page of pages) {
    lines.push(...page)
    if (lines.length > most) break
  }
  const isCut = lines.length > most
  const rows = [header, ...lines.slice(0, most), ...(isCut ? [[texts.onlyNewest(most)]] : [])]
  return writeExcelFile(rows.map((row) => row.map(toCell))).toBuffer()
}

const toCell = (value: Cell) =>
  typeof value === 'number' ? { value, type: Number } : { value: bounded(value), type: String }

/** Characters that XML does not have, and more than a cell takes, would break the whole file. */
const bounded = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, 32_000)
