import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { answersTable } from '../console/activities/results/answers.server.ts'
import { csvLine } from './csv.ts'
import { workbookStream } from './workbook.server.ts'

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
  answers: [{ question: 4, options: [1, 2], text: '+1\u0007', video: null }],
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

test('POL-05 a video is named as it is called when it is saved, and no address of it stands in a file', () => {
  const video = { url: '/homepage/videos-de-respostas/segredo', name: 'resposta-7.webm' }
  const said = { ...response, answers: [{ question: 9, options: [], text: null, video }] }
  expect(rowOf(said).at(-1)).toBe('resposta-7.webm')
})

/** The files in a workbook of so many equal lines. */
async function filesOf(lines: number, line = rowOf(response)) {
  async function* pages() {
    for (let at = 0; at < lines; at += 1) yield [line]
  }
  const whole = await new Response(workbookStream('Respostas', header, pages())).arrayBuffer()
  const files = unzipSync(new Uint8Array(whole))
  return new Map(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}
const sheet = 'xl/worksheets/sheet1.xml'

test('SEC-18 a workbook has cells of text and of numbers, and no formula', async () => {
  const files = await filesOf(1, ['=HYPERLINK("x")', '<b>&\u0007\ud83d', 7])
  expect(files.get(sheet)).toContain('<t xml:space="preserve">=HYPERLINK("x")</t>')
  expect(files.get(sheet)).toContain('>&lt;b&gt;&amp;<')
  expect(files.get(sheet)).toContain('<c r="C2"><v>7</v></c>')
  expect(files.get(sheet)).not.toMatch(/<f[ >]/)
  expect(files.get(sheet)).not.toContain('\u0007')
  for (const part of ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels'])
    expect(files.get(part)).toMatch(/^<\?xml .*>$/s)
})

test('a line of many cells names its columns as spreadsheets do', async () => {
  const files = await filesOf(
    1,
    Array.from({ length: 703 }, (_, at) => at),
  )
  for (const place of ['Z2', 'AA2', 'AZ2', 'ZZ2', 'AAA2']) expect(files.get(sheet)).toContain(`r="${place}"`)
})

test('SEC-70 a workbook has every line, and is made while it is read', async () => {
  expect((await filesOf(3_000)).get(sheet)?.match(/<row /g)).toHaveLength(3_001)
  let asked = 0
  async function* pages() {
    for (; asked < 100; asked += 1) yield [['x'.repeat(30_000)]]
  }
  const reader = workbookStream('Respostas', header, pages()).getReader()
  await reader.read()
  expect(asked).toBeLessThan(100)
  await reader.cancel()
})
