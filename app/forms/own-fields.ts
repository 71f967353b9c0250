import type { OwnField, OwnValue } from '#contract/people/own-fields/schemas.ts'

/** What stands in the inputs of a station's own fields, by the number of the field; several of those with several choices. */
export type TypedOwn = Record<string, string | string[]>

/** The name of the input of a field. Pure. */
export const ownInputName = (id: number): string => `campo_${id}`

/** What was sent of some fields; of several choices those that are ticked. Pure. */
export const typedOwnIn = (form: FormData, fields: readonly Pick<OwnField, 'id' | 'kind'>[]): TypedOwn =>
  Object.fromEntries(
    fields.map(({ id, kind }) => {
      const name = ownInputName(id)
      return [id, kind === 'choices' ? form.getAll(name).map(String) : String(form.get(name) ?? '')]
    }),
  )

/** A value as its input shows it. Pure. */
export function typedOwnOf(kind: OwnField['kind'], value: OwnValue): string | string[] {
  if (Array.isArray(value)) return value
  if (value === null) return kind === 'choices' ? [] : ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return kind === 'date' ? value.split('-').reverse().join('/') : value
}

/** What the API says is wrong with own fields, by their numbers. Pure. */
export const ownErrorsIn = (
  fields: Readonly<Record<string, readonly string[]>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [message = '']]) => {
      const id = /^own\.(\d+)$/.exec(name)?.[1]
      return id === undefined ? [] : [[id, message]]
    }),
  )
