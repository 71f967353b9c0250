import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { csvText } from '#app/console/csv/read-csv.server.ts'
import { workbookStream } from '#app/routing/workbook.server.ts'
import { separatedBy } from '#contract/spreadsheet.ts'
import { createCharsetWatch } from './charset-of.ts'
import { headerAmong, plainName } from './find-header.ts'
import { readWorkbook, UnreadWorkbook } from './read-workbook.ts'
import { mostUnpacked } from './workbook-thread.ts'

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())

async function workbookOf(header: string[], ...rows: (string | number)[][]) {
  async function* pages() {
    yield rows
  }
  return bytesOf(workbookStream('Pessoas', header, pages()))
}

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** A workbook with another sheet, or other parts, than the one of a station's own files. */
async function changed(parts: Record<string, Uint8Array | string>) {
  const { unzipSync } = await import('fflate')
  const own = unzipSync(await workbookOf(['Nome']))
  const texts = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return zipSync({ ...own, ...Object.fromEntries(texts) })
}

/** The same archive whose list at its end names every part so many times: what comes before it is as small as it was. */
function listedAgain(archive: Uint8Array, times: number): Uint8Array {
  const end = archive.length - 22
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const [size, at] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
  const tail = archive.slice(end)
  const told = new DataView(tail.buffer)
  for (const place of [8, 10]) told.setUint16(place, view.getUint16(end + 10, true) * times, true)
  told.setUint32(12, size * times, true)
  const list = archive.subarray(at, at + size)
  return Buffer.concat([archive.subarray(0, at), ...Array.from({ length: times }, () => list), tail])
}

const faultOf = (bytes: Uint8Array) =>
  readWorkbook(bytes).then(
    () => null,
    (error) => (error instanceof UnreadWorkbook ? error.fault : error),
  )

describe('PPL-18 PPL-19 a workbook', () => {
  test('its rows are lines of text: numbers with all their digits, days, yes and no, what formulas came to', async () => {
    const rows = await readWorkbook(
      await changed({
        'xl/worksheets/sheet1.xml': sheet(
          `<row r="1"><c r="A1" t="inlineStr"><is><t>CPF</t></is></c><c r="B1" t="inlineStr"><is><t>Nome</t></is></c></row>
           <row r="2"><c r="A2"><v>5299822472</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>
           <row r="4"><c r="A4"><v>11987654321</v></c><c r="B4" t="inlineStr"><is><t xml:space="preserve">Ana
Lima </t></is></c></row>`,
        ),
      }),
    )
    expect(rows).toEqual([
      ['CPF', 'Nome', ''],
      ['5299822472', 'VERDADEIRO', '2'],
      ['', '', ''],
      ['11987654321', 'Ana Lima ', ''],
    ])
  })

  test('the files that a station gives away are read as they were written', async () => {
    const rows = await readWorkbook(await workbookOf(['Nome', 'Saldo'], ['=1+1', 12.5], ['José', 3]))
    expect(rows).toEqual([
      ['Nome', 'Saldo'],
      ['=1+1', '12.5'],
      ['José', '3'],
    ])
  })

  test('SEC-66 with macros, none at all, broken, or too large once it is unpacked, it is refused', async () => {
    expect(await faultOf(await changed({ 'xl/vbaProject.bin': 'x' }))).toBe('macros')
    expect(await faultOf(zipSync({ 'a.txt': strToU8('a') }))).toBe('broken')
    expect(await faultOf(strToU8('PK\u0003\u0004 and nothing'))).toBe('broken')
    const bomb = await changed({ 'xl/worksheets/sheet1.xml': new Uint8Array(mostUnpacked + 1) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await faultOf(bomb)).toBe('large')
  })

  test('SEC-66 a list that tells of more than comes before it is refused by what it tells', async () => {
    const megabyte = await changed({ 'xl/media/image1.png': new Uint8Array(1_000_000) })
    expect(await faultOf(listedAgain(megabyte, 1))).toBeNull()
    expect(await faultOf(listedAgain(megabyte, 80))).toBe('large')
  })
})

describe('PPL-19 a text', () => {
  const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
  test.each([
    ['UTF-8', new TextEncoder().encode('José;1'), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFJosé;1'), 'utf-8'],
    ['UTF-16', utf16('José;1'), 'utf-16le'],
    ['Windows-1252', new Uint8Array(Buffer.from('José;1', 'latin1')), 'windows-1252'],
  ])('its charset is told: %s', (_, bytes, charset) => {
    const watch = createCharsetWatch()
    watch.begin(bytes.subarray(0, 64))
    for (let at = 0; at < bytes.length; at += 4) watch.look(bytes.subarray(at, at + 4))
    expect(watch.end()).toBe(charset)
    expect(csvText(bytes)?.replace('\uFEFF', '')).toBe('José;1')
  })

  test.each([
    ['nome;cpf', ';'],
    ['nome,cpf', ','],
    ['nome\tcpf', '\t'],
    ['sep=,\nnome,cpf;rg', ','],
    ['"sep=;"\nnome;cpf', ';'],
  ])('its separator is told: %j', (text, delimiter) => expect(separatedBy(text).delimiter).toBe(delimiter))

  test('the line with the names of the columns may stand under others', () => {
    const known = (name: string) => ['nome', 'cpf', 'email'].includes(name)
    expect(headerAmong([['Nome', 'CPF']], known)).toBe(0)
    expect(
      headerAmong(
        [
          ['Relação de sócios', ''],
          ['', ''],
          ['NOME', 'C.P.F.', 'E-mail'],
          ['Ana', '', ''],
        ],
        known,
      ),
    ).toBe(2)
    expect(
      headerAmong(
        [
          ['Relação', ''],
          ['Sócio', 'Documento'],
          ['Ana', '1'],
        ],
        known,
      ),
    ).toBe(1)
    expect(headerAmong([['Sócio']], known)).toBe(0)
    expect(plainName(' Data de Nascimento ')).toBe('datadenascimento')
  })
})
