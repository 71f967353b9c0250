import { readOwnValue } from '#contract/people/own-fields/read-value.ts'
import type { OwnValue } from '#contract/people/own-fields/schemas.ts'
import {
  listOwnFields,
  ownValuesOf,
  type ToldValues,
  writeOwnFields,
} from '../../../people/own-fields/index.ts'
import { plainName } from '../../../platform/spreadsheets/find-header.ts'
import type { FileLine, ImportPart } from './part.ts'

const prefix = 'own.'

/** What a line says of the station's own fields, by their numbers. Pure. */
function toldBy({ values }: FileLine): Map<number, OwnValue> {
  const own = Object.entries(values).filter(([key]) => key.startsWith(prefix))
  return new Map(own.map(([key, value]) => [Number(key.slice(prefix.length)), value as OwnValue]))
}

const shown = (value: unknown) =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'boolean'
      ? value
        ? 'Sim'
        : 'Não'
      : String(value)

/** The station's own fields, as far as they are there when a line is written; an empty cell takes nothing away (PPL-17, PPL-18). */
export const ownFieldsOfLines: ImportPart = {
  async columns(ctx) {
    const fields = await listOwnFields(ctx)
    return fields.map((field) => ({
      key: `${prefix}${field.id}`,
      label: field.name,
      names: [plainName(field.name)],
      read: (cell) => readOwnValue(field, cell),
      show: shown,
    }))
  },

  async check(ctx, _, targets) {
    const told = targets.flatMap(({ line, person }) => {
      const values = toldBy(line)
      return person && values.size > 0 ? [{ line: line.line, id: person.id, values }] : []
    })
    if (told.length === 0) return new Map()
    const own = await ownValuesOf(
      ctx,
      await listOwnFields(ctx),
      told.map(({ id }) => id),
    )
    return new Map(
      told.map(({ line, id, values }) => {
        const has = own.get(id)
        const differs = ([field, value]: [number, OwnValue]) =>
          JSON.stringify(has?.get(field) ?? null) !== JSON.stringify(value)
        return [line, { changes: [...values].some(differs) }]
      }),
    )
  },

  async write(ctx, _, written) {
    const told = written.flatMap(({ line, participantId }) => {
      const values = toldBy(line)
      return values.size > 0 ? [{ participantId, values }] : []
    })
    if (told.length === 0) return
    const known = new Set((await listOwnFields(ctx)).map(({ id }) => id))
    for (const { participantId, values } of told) {
      const kept = [...values].filter(([id]) => known.has(id))
      await writeOwnFields(ctx, 'team', participantId, Object.fromEntries(kept) as ToldValues)
    }
  },
}
