import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { decomposed } from './composed.ts'
import { plainTyped } from './plain-typed.ts'

/** The ways in which Excel and others save tables, and how they are read: every import reads by this. Pure. */

export type Charset = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

export const spreadsheetTexts = {
  noText:
    'Este arquivo não é um texto separado por colunas. Na planilha, use Salvar como e escolha CSV UTF-8.',
  zeros:
    'CPF inválido. O Excel tira os zeros do começo: formate a coluna como texto e escreva os 11 números.',
  scientific:
    'O Excel trocou este número por uma notação com E+, e os últimos algarismos se perderam. Formate a coluna como texto e escreva o número de novo.',
} as const

/** Recognises two bytes a letter, as in Excel's 'Texto Unicode': by its mark, or by every other byte of a Latin text. */
export function wideCharset(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 64)
  const zeros = (from: 0 | 1) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  const isMost = (count: number) => count > sample.length * 0.4
  if (isMost(zeros(1)) && zeros(0) === 0) return 'utf-16le'
  return isMost(zeros(0)) && zeros(1) === 0 ? 'utf-16be' : null
}

/** Whether a file begins as text: a workbook (XLSX) and the like have a zero byte at once. */
export const isText = (head: Uint8Array): boolean => wideCharset(head) !== null || !head.includes(0)

/**
 * Reads the letters of a file, piece by piece. Every piece is read as one that others follow: of one that is said to be the last, Node 20
 * reads Windows-1252 as Latin-1, and € – “ ” are lost.
 */
export function letterReader(charset: Charset) {
  const decoder = new TextDecoder(charset)
  return {
    read: (piece: Uint8Array): string => decoder.decode(piece, { stream: true }),
    /** Gives the rest of a letter that was not whole. */
    end: (): string => decoder.decode(),
  }
}

/** Gives the text of a whole file. Pure. */
export function lettersOf(bytes: Uint8Array, charset: Charset): string {
  const reader = letterReader(charset)
  return reader.read(bytes) + reader.end()
}

/** Whether a line is Excel's own first line, `sep=;`, which names the separator. */
export const isSeparatorLine = (cells: readonly string[]): boolean => /^"?sep=/i.test(cells[0]?.trim() ?? '')

const delimiters = [';', ',', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** Finds the delimiter between the cells of a text, and gives the text without the line that names it. */
export function separatedBy(text: string): { delimiter: Delimiter; text: string } {
  const whole = text.replace(/^\uFEFF/, '')
  const named = /^"?sep=([;,\t])"?[;,\t ]*(?:\r\n?|\n|$)/i.exec(whole)
  if (named) return { delimiter: named[1] as Delimiter, text: whole.slice(named[0].length) }
  const [first = ''] = whole.split(/\r\n?|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  const [most] = [...delimiters].sort((a, b) => count(b) - count(a))
  return { delimiter: most ?? ';', text: whole }
}

const yesOrNo = new Map([
  ...['sim', 's', '1', 'true', 'verdadeiro', 'x'].map((word): [string, boolean] => [word, true]),
  ...['', 'nao', 'n', '0', 'false', 'falso'].map((word): [string, boolean] => [word, false]),
])

/** Reads yes (sim, VERDADEIRO, true, x and 1) and no; an empty cell says no. Null for anything else. */
export const readYesNo = (cell: string): boolean | null =>
  yesOrNo.get(
    decomposed(cell)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  ) ?? null

/** Whether a cell is a number with lost digits, such as 5,29982E+10. */
export const isScientific = (cell: string): boolean => /^-?\d+(?:[.,]\d+)?E[+-]?\d+$/i.test(plainTyped(cell))

/** Reads a CPF of a table, its lost zeros in front put back where the check digits fit; what is none stays, with why. */
export function readCpfCell(cell: string): string | { wrong: string } {
  const plain = plainTyped(cell)
  if (isScientific(plain)) return { wrong: spreadsheetTexts.scientific }
  if (!/^\d{9,10}$/.test(plain)) return plain
  const whole = plain.padStart(11, '0')
  return isValidCpf(whole) ? whole : { wrong: spreadsheetTexts.zeros }
}
