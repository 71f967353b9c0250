import { strToU8, Zip, ZipDeflate } from 'fflate'

type Cell = string | number

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`
const relation = (kind: string, target: string) =>
  `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`

/** The parts of a workbook of one sheet beside the sheet itself (ECMA-376, its smallest form). `name` is plain letters. */
const partsOf = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
})

/** What a sheet takes, and what a cell takes. */
const mostLines = 1_048_576
const mostLetters = 32_000

/**
 * A workbook that is made while it is sent, page by page as the reader takes it: its size costs no memory, and no page keeps others
 * waiting (SEC-70; the libraries that write such files make them in one piece). Texts are cells of text, whatever they begin
 * with: a formula is another kind of cell (SEC-18).
 */
export function workbookStream(
  title: string,
  header: readonly string[],
  pages: AsyncIterator<readonly (readonly Cell[])[]>,
): ReadableStream<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  let lines = 0
  const write = (rows: readonly (readonly Cell[])[]) => {
    const left = rows.slice(0, mostLines - lines)
    sheet.push(strToU8(left.map((row, at) => rowXml(row, lines + at + 1)).join('')))
    lines += left.length
  }
  let isWhole = false
  const end = () => {
    isWhole = true
    sheet.push(strToU8('</sheetData></worksheet>'), true)
    zip.end()
  }
  return new ReadableStream({
    start() {
      for (const [name, xml] of Object.entries(partsOf(title))) addPart(zip, name, xml)
      zip.add(sheet)
      sheet.push(strToU8(`${declaration}<worksheet xmlns="${main}"><sheetData>`))
      write([header])
    },
    async pull(controller) {
      // Deflate gives nothing away until it has enough of it.
      while (made.length === 0 && !isWhole) {
        const { done, value } = await pages.next()
        if (done) end()
        else write(value)
      }
      for (const chunk of made.splice(0)) controller.enqueue(chunk)
      if (isWhole) controller.close()
    },
    async cancel() {
      await pages.return?.()
    },
  })
}

function addPart(zip: Zip, name: string, xml: string): void {
  const part = new ZipDeflate(name, { level: 4 })
  zip.add(part)
  part.push(strToU8(declaration + xml), true)
}

const rowXml = (cells: readonly Cell[], line: number) =>
  `<row r="${line}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${line}`)).join('')}</row>`

const cellXml = (value: Cell, place: string) =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

/** A, B, … Z, AA, AB, … */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Characters and half letters that XML does not have, and more than a cell takes, would break the whole file. */
const escaped = (text: string) =>
  text
    .slice(0, mostLetters)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
