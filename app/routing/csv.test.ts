import { describe, expect, test } from 'vitest'
import { csvCell, csvLine, csvStream } from './csv.ts'

describe('a CSV for spreadsheets', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+55 11', `"'+55 11"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1+1', `"'＝1+1"`],
    ['\t=1', `"'\t=1"`],
    ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
    ['\r=1', `"'\r=1"`],
    ['Ana,=1+1', '"Ana,=1+1"'],
    ['Ana; Bia', '"Ana; Bia"'],
    ['diz "oi"', '"diz ""oi"""'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['Otávio = bom', '"Otávio = bom"'],
    [-2, '"-2"'],
  ])('SEC-18 %j is the cell %j: text never runs as a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test('begins with the mark of UTF-8, and asks for a page only when the one before has left', async () => {
    let asked = 0
    async function* pages() {
      for (const page of [1, 2, 3]) {
        asked = page
        yield [[page, 'Ação']]
      }
    }
    const reader = csvStream(['Número', 'Nome'], pages()).getReader()
    const read = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader.read()).value)
    expect(await read()).toBe(`\uFEFF${csvLine(['Número', 'Nome'])}`)
    expect(asked).toBeLessThan(2)
    expect(await read()).toBe('"1";"Ação"\r\n')
    expect(asked).toBeLessThan(3)
    expect([await read(), await read()]).toEqual(['"2";"Ação"\r\n', '"3";"Ação"\r\n'])
    expect((await reader.read()).done).toBe(true)
  })
})
