import { cpfField, emailField } from '#contract/fields.ts'
import { cityField, nameField, phoneField } from '#contract/person-fields.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { parseDate, writeDate } from '#contract/real-date.ts'
import { isScientific, readCpfCell } from '#contract/spreadsheet.ts'
import type { LineColumn, ReadCell } from './part.ts'
import { importTexts } from './texts.ts'

const labels = importTexts.columns
const texts = importTexts.line

type Schema = {
  safeParse(
    cell: string,
  ): { success: true; data: unknown } | { success: false; error: { issues: { message: string }[] } }
}

const by =
  (schema: Schema) =>
  (cell: string): ReadCell => {
    const parsed = schema.safeParse(cell)
    return parsed.success ? { value: parsed.data } : { wrong: parsed.error.issues[0]?.message ?? '' }
  }

/** What Excel makes of a word that it takes for a yes or a no is nobody's name. */
const words =
  (schema: Schema) =>
  (cell: string): ReadCell =>
    /^(verdadeiro|falso|true|false)$/i.test(cell) ? { wrong: texts.yesOrNo(cell) } : by(schema)(cell)

function readCpf(cell: string): ReadCell {
  const read = readCpfCell(cell)
  return typeof read === 'string' ? by(cpfField)(read) : read
}

function readPhone(cell: string): ReadCell {
  if (isScientific(cell)) return { wrong: texts.phoneScientific }
  const read = by(phoneField)(cell)
  return 'wrong' in read && /^\d+$/.test(plainTyped(cell)) ? { wrong: texts.phoneZeros } : read
}

const dayMs = 86_400_000
/** Excel counts days from here on. */
const firstDay = Date.UTC(1899, 11, 30)

function readBirthday(cell: string): ReadCell {
  const plain = plainTyped(cell)
  if (/^\d{4,5}$/.test(plain)) {
    const day = new Date(firstDay + Number(plain) * dayMs).toISOString()
    return { wrong: texts.dayNumber(plain, writeDate(day)) }
  }
  const day = parseDate(plain)
  return day ? { value: day } : { wrong: texts.date }
}

function readState(cell: string): ReadCell {
  const plain = plainTyped(cell).toUpperCase()
  return /^[A-Z]{2}$/.test(plain) ? { value: plain } : { wrong: texts.state }
}

/** What is imported of people themselves (PPL-18), and how spreadsheets name it. */
export const personColumns: readonly LineColumn[] = [
  {
    ...{ key: 'name', label: labels.name, read: words(nameField) },
    names: ['nome', 'nomecompleto', 'nomedosocio', 'socio', 'associado', 'filiado', 'participante', 'membro'],
  },
  {
    ...{ key: 'email', label: labels.email, read: by(emailField) },
    names: [
      'email',
      'mail',
      'correio',
      'correioeletronico',
      'enderecodeemail',
      'emailpessoal',
      'emailprincipal',
    ],
  },
  {
    ...{ key: 'cpf', label: labels.cpf, read: readCpf },
    names: ['cpf', 'numerodocpf', 'nocpf', 'ncpf', 'cpfdotitular', 'cpfdosocio', 'documento'],
  },
  {
    ...{ key: 'tel', label: labels.tel, read: readPhone },
    names: ['telefone', 'celular', 'whatsapp', 'fone', 'tel', 'telefonecelular', 'telefone1', 'contato'],
  },
  {
    ...{ key: 'birthday', label: labels.birthday, read: readBirthday },
    show: (day) => writeDate(String(day)),
    names: [
      'nascimento',
      'datadenascimento',
      'datanascimento',
      'dtnascimento',
      'datanasc',
      'dtnasc',
      'aniversario',
    ],
  },
  { key: 'state', label: labels.state, read: readState, names: ['estado', 'uf', 'estadouf'] },
  { key: 'city', label: labels.city, read: words(cityField), names: ['cidade', 'municipio'] },
]
