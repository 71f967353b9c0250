import { type Weekday, weekdays } from './kinds.ts'

const singular = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
const plural = ['segundas', 'terças', 'quartas', 'quintas', 'sextas', 'sábados'] as const

/** Puts days into words: 'segunda a sexta-feira', 'segunda-feira a sábado', 'terças e quintas-feiras' or 'sábados'. Pure. */
export function daysInWords(days: readonly Weekday[]): string {
  const indexes = weekdays.flatMap((day, at) => (days.includes(day) ? [at] : []))
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)]
  if (isRun(days)) {
    const from = singular[first] ?? ''
    return last === 5 ? `${from}-feira a sábado` : `${from} a ${singular[last]}-feira`
  }
  const fairs = indexes.filter((at) => at < 5).map((at) => plural[at] ?? '')
  const all = fairs.length > 0 ? [...fairs.slice(0, -1), `${fairs.at(-1)}-feiras`] : []
  if (last === 5) all.push('sábados')
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} e ${all.at(-1)}` : (all[0] ?? '')
}

/** Puts days into words behind 'Atendimento': 'de segunda a sexta-feira', 'às terças e quintas-feiras', 'aos sábados'. Pure. */
export function onDays(days: readonly Weekday[]): string {
  const words = daysInWords(days)
  if (isRun(days)) return `de ${words}`
  return `${words.startsWith('sábados') ? 'aos' : 'às'} ${words}`
}

/**
 * Says on which days the clinic is open; where it is open on all of them, the hours too, in the specification's words
 * (D3§9). Pure.
 */
export const dentalHours = (days: readonly Weekday[]): string =>
  days.length === weekdays.length
    ? 'segunda a sexta-feira, das 8h às 18h, e sábado, das 9h às 13h'
    : daysInWords(days)

/** Whether it is three days or more, one after the other. */
function isRun(days: readonly Weekday[]): boolean {
  const indexes = weekdays.flatMap((day, at) => (days.includes(day) ? [at] : []))
  return indexes.length > 2 && (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) === indexes.length - 1
}
