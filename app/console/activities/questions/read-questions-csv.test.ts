import { describe, expect, test } from 'vitest'
import { readQuestionsCsv } from './read-questions-csv.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, asks = {}, most = 100) => readQuestionsCsv(bytes(text), asks, most)
const quiz = { isSingle: true, hasRight: true } as const

describe('POL-02 questions come from a CSV file', () => {
  test.each([
    ['UTF-8 with ;', bytes('\uFEFFpergunta;tipo;opção 1\r\n"Você; sim?";Múltipla escolha;Ação;Não\r\n')],
    ['Excel’s first line', bytes('sep=;\r\npergunta;tipo;opção 1\r\n"Você; sim?";2;Ação;Não\r\n')],
    ['tabs', bytes('pergunta\ttipo\topção 1\nVocê; sim?\t2\tAção\tNão\n')],
    [
      'two bytes a letter',
      Buffer.from('\uFEFFpergunta\ttipo\topção 1\r\nVocê; sim?\t2\tAção\tNão\r\n', 'utf16le'),
    ],
    ['UTF-8 with ,', bytes('Pergunta,Tipo,opção 1\n"Você; sim?",2,Ação,Não\n\n')],
    [
      'what Excel writes on Windows',
      Uint8Array.from(
        [...'pergunta;tipo;opção 1\r\n"Você; sim?";multipla;Ação;Não\r\n'].map((letter) =>
          letter.charCodeAt(0),
        ),
      ),
    ],
  ])('%s', (_, file) => {
    expect(readQuestionsCsv(file, {}, 100)).toEqual({
      questions: [
        {
          id: 1,
          question: 'Você; sim?',
          type: 2,
          options: [
            { id: 1, label: 'Ação' },
            { id: 2, label: 'Não' },
          ],
        },
      ],
    })
  })

  test('€ – “ ” are read as Excel on Windows writes them', () => {
    const question = Buffer.from([0x80, 0x20, 0x96, 0x20, 0x93, 0x58, 0x94])
    const file = Buffer.concat([Buffer.from('pergunta;tipo\r\n'), question, Buffer.from(';texto livre')])
    expect(readQuestionsCsv(file, {}, 100)).toMatchObject({ questions: [{ question: '€ – “X”' }] })
  })

  test('a * marks what is right, where something is; a kind left out is a single choice', () => {
    expect(read('pergunta;tipo\nCapital?;;*Brasília;Rio', quiz)).toEqual({
      questions: [
        {
          id: 1,
          question: 'Capital?',
          type: 1,
          options: [
            { id: 1, label: 'Brasília', correct: true },
            { id: 2, label: 'Rio', correct: false },
          ],
        },
      ],
    })
    const survey = read('pergunta;tipo\nNota?;única;*****;****\nPor quê?;texto livre;;')
    expect(survey).toMatchObject({
      questions: [{ options: [{ label: '*****' }, {}] }, { type: 3, options: [] }],
    })
  })

  test('every wrong line is named, and nothing comes of the others', () => {
    const file = [
      'pergunta;tipo;opção 1',
      'Boa?;única;*Sim;Não',
      ';única;*a;b',
      'Sem opções?;única;*a',
      'Livre?;texto',
      'Qual?;dança;*a;b',
      'Nenhuma?;única;a;b',
      'Vazia?;única;*;b',
      `${'x'.repeat(1001)};única;*a;b`,
      `Longa?;única;*${'y'.repeat(301)};b`,
    ]
    expect(read(file.join('\n'), quiz)).toEqual({
      problems: [
        'Linha 3: falta a pergunta.',
        'Linha 4: faltam opções: são ao menos duas.',
        'Linha 5: este tipo de atividade só tem escolhas únicas.',
        'Linha 6: não conhecemos o tipo “dança”.',
        'Linha 7: nenhuma opção está marcada com *.',
        'Linha 8: há uma opção sem texto.',
        'Linha 9: a pergunta passa de 1.000 letras.',
        'Linha 10: uma opção passa de 300 letras.',
      ],
    })
  })

  test('two equal options of a question are refused by their line', () => {
    const file = 'pergunta;tipo\nA?;única;Sim;Não\n"B\nC?";única;Sim;Não;sim\nLivre?;texto\nD?;2;Ação;Ação'
    expect(read(file)).toEqual({
      problems: [
        expect.stringMatching(/^Linha [34]: a opção “sim” está duas vezes\.$/),
        'Linha 6: a opção “Ação” está duas vezes.',
      ],
    })
    expect(read('pergunta;tipo\nA?;1;*Sim;Sim', quiz)).toEqual({
      problems: ['Linha 2: a opção “Sim” está duas vezes.'],
    })
  })

  test.each([
    ['', 'Linha 1: as colunas devem ser pergunta, tipo, opção 1, opção 2…'],
    ['a;b\nc;d', 'Linha 1: as colunas devem ser pergunta, tipo, opção 1, opção 2…'],
    ['pergunta;tipo\n\n', 'O arquivo não tem perguntas.'],
    ['pergunta;tipo\n"Sem fim;1;a;b', 'Linha 2: as aspas não fecham.'],
    ['pergunta;tipo\nA?;3\nB?;3\nC?;3', 'Uma atividade tem no máximo 100 perguntas.'],
    [`pergunta;tipo\nA?;1${';x'.repeat(51)}`, 'Linha 2: há mais de 50 opções.'],
  ])('SEC-39 %j is refused', (text, problem) => {
    expect(read(text, {}, 2)).toEqual({ problems: [problem] })
  })

  test('SEC-70 a line without end is refused before anything else looks at it', () => {
    const blanks = `pergunta;tipo\nA?;1;*a;x${' '.repeat(1_000_000)}x`
    const breaks = `pergunta;tipo\n"A${`${' '.repeat(9)}\n`.repeat(3_000)}";1;*a;x`
    expect(read(`pergunta;tipo\n${';\n'.repeat(450_000)}`, quiz)).toEqual({
      problems: ['O arquivo tem linhas demais. Deixe nele só o cabeçalho e as perguntas.'],
    })
    expect(read(blanks, quiz)).toEqual({ problems: ['Linha 2: é longa demais.'] })
    expect(read(breaks, quiz)).toEqual({ problems: [expect.stringMatching(/^Linha \d+: é longa demais\.$/)] })
    const wide = `pergunta;tipo\nA?;1;*a;x${' '.repeat(19_000)}x`
    expect(read(wide, quiz)).toEqual({ problems: ['Linha 2: uma opção passa de 300 letras.'] })
  })
})
