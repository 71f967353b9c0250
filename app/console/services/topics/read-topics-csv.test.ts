import { expect, test } from 'vitest'
import { readTopicsCsv } from './read-topics-csv.server.ts'
import { texts } from './texts.ts'

const { importing: words } = texts
const read = (text: string) => readTopicsCsv(new TextEncoder().encode(text))
const windows1252 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const header = 'tipo;titulo;ordem;publicar'

test('PLS-02 the example that the page shows is one that can be read', () => {
  expect(read(words.sample)).toEqual({
    topics: [
      {
        ...{ kind: 'Legislação', title: 'Jornada de 40 horas', interested: 'Tecelagem', position: 1 },
        description: 'O que muda para quem trabalha em turnos.',
        highlights: [{ item: 'Artigo 3', position: 'A favor' }],
        actions: [{ date: '2026-03-31', description: 'Audiência pública' }],
        cases: [{ number: 'PL 10/2026', court: 'Câmara' }],
        published: true,
      },
    ],
  })
})

test('PLS-02 columns in any order, marks, Windows letters, commas, and lines in a cell; a formula is text', () => {
  const title = (found: ReturnType<typeof read>) => ('topics' in found ? found.topics[0] : found)
  expect(title(read('\uFEFFTítulo,TIPO\r\n=1+1,Lei'))).toMatchObject({
    ...{ title: '=1+1', kind: 'Lei', position: null },
  })
  expect(title(read('tipo;titulo;;\nLei;X;;'))).toMatchObject({ title: 'X' })
  const latin = readTopicsCsv(windows1252('titulo;tipo\nFérias;Lei'))
  expect(title(latin)).toMatchObject({ title: 'Férias' })
  // € – “ ” as Excel writes them.
  const signs = Buffer.from([0x80, 0x20, 0x96, 0x20, 0x93, 0x58, 0x94])
  const excel = readTopicsCsv(Buffer.concat([Buffer.from('tipo;titulo\r\nLei;'), signs]))
  expect(title(excel)).toMatchObject({ title: '€ – “X”' })
  const lines = read('tipo;titulo;destaques\nLei;X;"Artigo 1 | A favor\nArtigo 2"')
  expect(title(lines)).toMatchObject({
    highlights: [
      { item: 'Artigo 1', position: 'A favor' },
      { item: 'Artigo 2', position: '' },
    ],
  })
})

test.each([
  ['', words.header],
  ['tipo;;titulo\nLei;;X', words.unknown('')],
  ['titulo;ordem\nX;1', words.header],
  ['tipo;titulo;dono\nLei;X;Ana', words.unknown('dono')],
  ['tipo;titulo;titulo\nLei;X;Y', words.twice('titulo')],
  [header, words.empty],
  [`${header}\n"Lei;X`, texts.line(2, words.unreadable)],
  [`${header}\nLei;${'x'.repeat(90_000)}`, texts.line(2, words.longLine)],
  [`${header}\nLei;X;1;sim;e mais`, texts.line(2, words.cells)],
  [`${header}\nLei;X;um;sim`, words.at(2, 'ordem', words.whole)],
  [`${header}\nLei;X;1;talvez`, words.at(2, 'publicar', words.yesOrNo)],
  [`${header}\nLei;X;1;sim\nLei;X;2;sim`, words.at(3, 'titulo', words.again(2))],
  [`${header}${'\n'.repeat(10_001)}`, words.manyLines],
  [`${header}${'\nLei;X'.repeat(501)}`, words.manyTopics(500)],
])('PLS-02 of a file with anything wrong nothing is read, and the line is said', (file, problem) => {
  const found = read(file)
  expect('problems' in found && found.problems[0]).toBe(problem)
})

test('PLS-02 of a column that is not there nothing is said; an empty cell says what the page says', () => {
  expect(read('tipo;titulo\nLei;X')).toEqual({ topics: [{ kind: 'Lei', title: 'X', position: null }] })
  expect(read('tipo;titulo;descricao;destaques;publicar;ordem\nLei;X;;;;')).toEqual({
    topics: [{ kind: 'Lei', title: 'X', description: '', highlights: [], published: false, position: null }],
  })
})

test('PLS-02 all that is wrong with a line is said, in the words of the form', () => {
  const found = read('tipo;titulo;acoes\n;X;ontem | nada\nLei;Y;31/02/2026 | Nada')
  expect('problems' in found && found.problems).toEqual([
    words.at(2, 'tipo', 'Esse campo é obrigatório'),
    words.at(2, 'acoes', 'Linha 1: comece com a data, como 31/03/2026 | Audiência.'),
    words.at(3, 'acoes', 'Linha 1: comece com a data, como 31/03/2026 | Audiência.'),
  ])
})

test.each([
  ['its first line names the separator', 'sep=;\r\ntipo;titulo;publicar;ordem\r\nLei;Férias;VERDADEIRO;2'],
  ['tabs', "tipo\ttitulo\tpublicar\tordem\nLei\tFérias\tTRUE\t'2"],
])('PLS-02 tables as Excel saves them: %s', (_, text) => {
  const topics = [expect.objectContaining({ title: 'Férias', published: true, position: 2 })]
  expect(read(text)).toEqual({ topics })
  expect(readTopicsCsv(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual({ topics })
})

test('PLS-02 a workbook is refused in words', () => {
  expect(readTopicsCsv(Buffer.from('PK\x03\x04\x14\x00\x06\x00\x08\x00'))).toEqual({
    problems: [expect.stringContaining('escolha CSV UTF-8')],
  })
})
