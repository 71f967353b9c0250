import { waitText } from '../../../platform/rate-limit/index.ts'
/** What the platform says of files with cases. */
export const importTexts = {
  wrongType:
    'Envie um arquivo CSV, com o cabeçalho e uma linha para cada processo. Na planilha, use Salvar como e escolha CSV UTF-8.',
  tooLarge: (megabytes: number) => `Erro: Arquivo maior que ${megabytes} MB`,
  noHeader: 'Não achamos o cabeçalho na primeira linha. Baixe o modelo para ver como ele é.',
  noName: '(sem nome)',
  columns: ({
    missing,
    unknown,
    twice,
  }: Record<'missing' | 'unknown' | 'twice', readonly string[]>): string =>
    [
      [missing, 'Faltam as colunas: '] as const,
      [unknown, 'Colunas que não conhecemos: '] as const,
      [twice, 'Colunas repetidas: '] as const,
    ]
      .flatMap(([names, text]) => (names.length > 0 ? [`${text}${names.join(', ')}.`] : []))
      .join(' '),
  noLines: 'Não há nenhum processo abaixo do cabeçalho.',
  manyLines: (most: number) =>
    `O arquivo tem mais de ${most.toLocaleString('pt-BR')} processos. Divida-o em partes.`,
  full: (most: number) => `Com este arquivo haveria mais de ${most.toLocaleString('pt-BR')} processos.`,
  longLine: 'A linha é longa demais. Confira se falta fechar aspas antes dela.',
  unreadable: 'Não conseguimos ler a partir daqui. Confira as aspas desta linha.',
  cells: (found: number, wanted: number) =>
    `A linha tem ${found === 1 ? '1 coluna' : `${found} colunas`}, e o cabeçalho tem ${wanted}. Textos com o separador precisam de aspas.`,
  again: (line: number) => `O número já está na linha ${line}.`,
  yesOrNo: 'Escreva sim ou não.',
  date: 'Escreva a data como 31/12/2026.',
  value: 'Escreva o valor como 1234,56.',
  signs: 'Há sinais que não podem ser guardados.',
  busy: 'A importação anterior ainda não terminou. Espere por ela e envie de novo.',
  tooOften: (seconds: number) => `Foram muitas importações em pouco tempo. Continue em ${waitText(seconds)}.`,
  manyReaders: (most: number) =>
    `Este arquivo mudaria quem vê mais de ${most} processos. Divida-o em partes, ou confira as colunas cpf e coletiva.`,
  notWaiting: 'Esta importação não espera mais por confirmação.',
  overtaken:
    'Depois desta lista outra já foi importada, e esta voltaria ao que era antes. Se é ela que vale, envie o arquivo de novo.',
  confirmed: (lines: number, all: number) => `${lines} de ${all} mudanças de quem vê`,
  gone: 'Importação não encontrada.',
  /** As the history says it. */
  count: (area: string, lines: number) =>
    `${area}: ${lines === 1 ? '1 processo' : `${lines.toLocaleString('pt-BR')} processos`}`,
} as const
