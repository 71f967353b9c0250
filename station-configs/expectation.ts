import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Names of types as a person says them, by the names zod uses. */
const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista [ ]',
  object: 'um objeto { }',
  record: 'um objeto { }',
  null: 'null',
}

const formatNames: Record<string, string> = {
  email: 'um e-mail',
  datetime: 'um instante ISO 8601 em UTC, como 2026-01-31T12:00:00Z',
  date: 'uma data ISO, como 2026-01-31',
}

/**
 * Says in Portuguese what was expected at a key, and what came instead. Messages that the schema writes itself are
 * already expectations ('uma cor #rrggbb') and stay as they are. One issue about unknown keys becomes one line for each
 * of them.
 */
export function expectationOf(issue: Issue): { key: string; expected: string }[] {
  const key = pathOf(issue.path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({
      key: pathOf([...issue.path, name]),
      expected: 'que esta chave não existisse: ela é desconhecida (engano de digitação?)',
    }))
  return [{ key, expected: `${describe(issue)}${came(issue)}` }]
}

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `um destes: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'invalid_format':
      return isOwnMessage(issue.message) ? issue.message : (formatNames[issue.format] ?? issue.format)
    case 'too_small':
      return `${amount(issue.origin)} de no mínimo ${issue.minimum}${issue.inclusive === false ? ' (exclusive)' : ''}`
    case 'too_big':
      return `${amount(issue.origin)} de no máximo ${issue.maximum}`
    case 'invalid_union':
      return (
        issue.errors
          .map((one) => one[0])
          .flatMap((one) => (one ? [describe(one)] : []))
          .join(' ou ') || issue.message
      )
    default:
      return issue.message
  }
}

const amount = (origin: string) =>
  origin === 'string' ? 'um texto com tamanho' : origin === 'array' ? 'uma lista com tamanho' : 'um número'

/** Expectations go on a sentence ('uma cor #rrggbb'); what zod or the contract says of any value begins one. */
const isOwnMessage = (message: string) => /^\p{Ll}/u.test(message)

function came(issue: Issue): string {
  if (issue.code === 'custom') return ''
  const { input } = issue as { input?: unknown }
  if (input === undefined) return '; não veio nada'
  const text = JSON.stringify(input) ?? String(input)
  return `; veio ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
}
