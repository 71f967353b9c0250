import type { MemberQuestion } from '#contract/activities/research/schemas.ts'
import { own } from '#contract/own.ts'
import { weekdayNames } from '#contract/services/appointments/kinds.ts'
import { teamRoleNames, teamRoles } from '#contract/team.ts'
import type { Description } from '../../ui/description-list.tsx'
import { plainText } from '../../ui/plain-text.ts'
import { keptTexts } from './kept-texts.ts'

const mostLines = 20
const mostLetters = 120

type Fields = readonly (readonly [name: string, value: string])[]
/** A question whose label is the name of its answer. */
export type KeptQuestion = Pick<MemberQuestion, 'id' | 'question'> & {
  options: Pick<MemberQuestion['options'][number], 'id' | 'label'>[]
}
type Kept = { path: string; fields: Fields; questions?: readonly KeptQuestion[] }
type Names = Readonly<Record<string, string>>

/** What somebody shall look after, as the forms of the team tick it. */
const roleWords: Names = Object.fromEntries(teamRoles.map((role) => [`roles.${role}`, teamRoleNames[role]]))

/** Forms whose fields have names of their own, by where they are sent or by what else they send; the first that fits. */
const forms: readonly { path?: RegExp; sends?: readonly [name: string, value: string]; names: Names }[] = [
  { sends: ['comentario', 'comentar'], names: keptTexts.comment },
  { sends: ['comentario', 'responder'], names: keptTexts.reply },
  { sends: ['mural', 'postar'], names: keptTexts.post },
  { path: /^\/gestao\/noticias\//, names: keptTexts.news },
  { path: /^\/gestao\/equipe(\/|$)/, names: roleWords },
  { path: /^\/gestao\/(pessoas\/\d+\/pontos|pedidos\/)/, names: keptTexts.amounts },
  { path: /^\/gestao\/consultas\/\d/, sends: ['intent', 'confirm'], names: keptTexts.confirm },
  { path: /^\/gestao\/consultas\/\d/, sends: ['intent', 'refuse'], names: keptTexts.refuse },
  { path: /^\/gestao\/consultas\/\d/, sends: ['intent', 'answer'], names: keptTexts.answer },
  { path: /^\/homepage\/[\w-]+\/agendamento/, names: keptTexts.appointment },
]

/** The names of values that a form offers as choices. */
const chosen: Readonly<Record<string, Names>> = {
  section: keptTexts.sections,
  date: weekdayNames,
  isPublished: { on: keptTexts.yes },
  ...Object.fromEntries(Object.keys(roleWords).map((name) => [name, { on: keptTexts.yes }])),
}

/** Lists the kept values of a form under the labels of that form; values only for programs are left out. Pure. */
export function keptList({ path, fields, questions = [] }: Kept): Description[] {
  const names = namesIn(path, fields)
  const byTerm = new Map<string, string>()
  for (const [name, value] of fields) {
    const term = own(names, name)
    const said = worded(path, name, value)
    if (term && said !== '' && !byTerm.has(term)) byTerm.set(term, said)
  }
  for (const [term, said] of answersIn(fields, questions)) byTerm.set(term, said)
  return [...byTerm].slice(0, mostLines).map(([term, value]) => ({ term, value: shortened(value) }))
}

function namesIn(path: string, fields: Fields): Names {
  const form = forms.find(
    ({ path: at, sends }) =>
      (!at || at.test(path)) &&
      (!sends || fields.some(([name, value]) => name === sends[0] && value === sends[1])),
  )
  return { ...keptTexts.fields, ...form?.names }
}

/** Gives a value as its form shows it: days as they are written here, formatted texts of owners without marks. */
function worded(path: string, name: string, value: string): string {
  const words = own(own(chosen, name) ?? {}, value)
  if (words) return words
  const [, year, month, day, time] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(value.trim()) ?? []
  if (year) return [`${day}/${month}/${year}`, time].filter(Boolean).join(' ')
  const isFormatted = path.startsWith('/gestao/') && /<\/?[a-z][^<>]*>/i.test(value)
  return isFormatted ? plainText(value, Number.POSITIVE_INFINITY) : value.trim()
}

/** Lists the answers to questions: choices in their words, then the typed text. For an unknown question, the typed text. */
function answersIn(fields: Fields, questions: readonly KeptQuestion[]): Map<string, string> {
  const said = new Map<string, string[]>()
  for (const [name, value] of fields) {
    const [, id, typed] = /^q(\d{1,9})(-texto)?$/.exec(name) ?? []
    if (!id || value.trim() === '') continue
    const question = questions.find((one) => one.id === Number(id))
    const words = typed ? value.trim() : question?.options.find((one) => String(one.id) === value)?.label
    const term = question?.question ?? keptTexts.unknownQuestion
    if (words) said.set(term, [...(said.get(term) ?? []), words])
  }
  return new Map([...said].map(([term, words]) => [term, words.join(', ')]))
}

/** Gives the first words of a long text, and how long it is. */
function shortened(text: string): string {
  const letters = [...text]
  return letters.length > mostLetters
    ? `${letters.slice(0, mostLetters).join('').trimEnd()}… (${keptTexts.length(letters.length)})`
    : text
}
