import { randomUUID } from 'node:crypto'

/** Creates the key of a form that creates something: a new one for each page that shows it (ADR 0045). */
export const newFormKey = (): string => randomUUID()

/** Gives the key that a sent form carries; undefined where it carries none of ours. */
export function formKeyOf(form: FormData): string | undefined {
  return /^[\w-]{8,60}$/.exec(String(form.get('chave')))?.[0]
}
