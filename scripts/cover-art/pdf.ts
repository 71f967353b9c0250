/** A line of the document: `# ` begins a heading, an empty line ends a paragraph, everything else is text. */
type Block = { text: string; heading: boolean }

const page = { width: 595, height: 842, margin: 64 }
const body = { size: 10.5, leading: 15.5, letters: 92 }
const heading = { size: 14, leading: 22, letters: 62 }

/**
 * Writes a small PDF 1.7 from plain text: A4, Helvetica, as many pages as it takes, with page numbers. Written by hand
 * because one document of text needs no library. Characters outside Latin-1 are not supported.
 */
export function composePdf(source: string, title: string): Buffer {
  const pages = layOut(toBlocks(source))
  const objects: string[] = []
  const add = (text: string) => objects.push(text)
  const pageObject = (index: number) => 6 + index * 2
  add(`<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>`)
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageObject(at)} 0 R`).join(' ')}] >>`,
  )
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  add(`<< /Title ${literal(title)} >>`)
  pages.forEach((lines, index) => {
    const stream = `${lines}\n${textAt(page.margin, 36, 'F1', 9, `${title} · página ${index + 1} de ${pages.length}`)}`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageObject(index) + 1} 0 R >>`,
    )
    add(`<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`)
  })
  return assemble(objects)
}

function toBlocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
    .map((text) =>
      text.startsWith('# ') ? { text: text.slice(2), heading: true } : { text, heading: false },
    )
}

function layOut(blocks: Block[]): string[] {
  const pages: string[][] = [[]]
  let y = page.height - page.margin
  for (const block of blocks) {
    const style = block.heading ? heading : body
    if (block.heading) y -= 10
    for (const line of wrap(block.text, style.letters)) {
      if (y - style.leading < page.margin) {
        pages.push([])
        y = page.height - page.margin
      }
      y -= style.leading
      pages.at(-1)?.push(textAt(page.margin, y, block.heading ? 'F2' : 'F1', style.size, line))
    }
    y -= 6
  }
  return pages.map((lines) => lines.join('\n'))
}

function wrap(text: string, most: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

const textAt = (x: number, y: number, font: string, size: number, text: string) =>
  `BT /${font} ${size} Tf ${x} ${y.toFixed(1)} Td ${literal(text)} Tj ET`

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((text, index) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${text}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(file, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
