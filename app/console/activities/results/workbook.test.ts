import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvLine } from '../participations/csv.ts'
import { answersTable } from './answers-table.ts'
import { workbook } from './workbook.server.ts'

const questions = [
  {
    id: 4,
    question: 'Cor?',
    type_id: 5,
    answered: 1,
    texts: 1,
    options: [
      { id: 1, label: 'Azul', color: null, correct: false, votes: 1 },
      { id: 2, label: '=2+2', color: null, correct: false, votes: 1 },
    ],
  },
  { id: 9, question: 'Por quê?', type_id: 3, answered: 0, texts: 0, options: [] },
]
const shown = { version: 1, responses: 1, averagePercent: 50, days: [], feedbacks: [], questions }
const response = {
  id: 7,
  participant: { name: '=HYPERLINK("x")', email: 'ana@exemplo.com.br' },
  author: 'contact' as const,
  createdAt: '2026-11-22T15:00:00.000Z',
  right: 1,
  answers: [{ question: 4, options: [1, 2], text: '+1\u0007' }],
}
const { header, rowOf } = answersTable(shown, 'America/Sao_Paulo')

test('POL-06 a line of a file has who, when, and what was answered in the words of the version', () => {
  expect(header).toEqual([
    'Número',
    'Nome',
    'E-mail',
    'Data e hora',
    'Autor',
    'Acertos',
    '1. Cor?',
    '2. Por quê?',
  ])
  const [, name, , when, author, right, color, why] = rowOf(response)
  expect([name, author, right, color, why]).toEqual([
    '=HYPERLINK("x")',
    'Contato',
    1,
    'Azul; =2+2; +1\u0007',
    '',
  ])
  expect(when).toContain('22/11/2026')
  expect(csvLine(rowOf(response))).toContain(`"'=HYPERLINK(""x"")"`)
})

async function sheetOf(lines: number, most?: number): Promise<string> {
  async function* pages() {
    for (let at = 0; at < lines; at += 1) yield [rowOf(response)]
  }
  const files = unzipSync(new Uint8Array(await workbook(header, pages(), most)))
  const text = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array())
  return text('xl/worksheets/sheet1.xml') + text('xl/sharedStrings.xml')
}

test('SEC-18 a workbook has cells of text and of numbers, and no formula', async () => {
  const sheet = await sheetOf(1)
  expect(sheet).toContain('=HYPERLINK(')
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).not.toContain('\u0007')
})

test('SEC-39 of more answers than memory allows the newest are there, and that is said', async () => {
  const sheet = await sheetOf(4, 2)
  expect(sheet).toContain('Só as 2 respostas mais recentes')
  expect(sheet.match(/<row /g)).toHaveLength(4)
})
