import { own } from '#contract/own.ts'
import type { Description } from '../../ui/description-list.tsx'
import { texts } from './texts.ts'

const mostLines = 12
const mostLetters = 120

/** What was kept of a form, each with the name that a person knows it by; what is only for programs is left out. Pure. */
export function keptList(fields: readonly [name: string, value: string][]): Description[] {
  const byTerm = new Map<string, string>()
  for (const [name, value] of fields) {
    const term = own(texts.resume.fields, name)
    if (term && value.trim() !== '' && !byTerm.has(term)) byTerm.set(term, shortened(value))
  }
  return [...byTerm].slice(0, mostLines).map(([term, value]) => ({ term, value }))
}

const shortened = (value: string) => (value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value)
