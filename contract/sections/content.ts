import { z } from 'zod'
import { isSectionType, sectionSchemaOf, sectionTypes } from './index.ts'
import { type ItemContent, itemSchema, sectionFields } from './section-schema.ts'

const known = sectionTypes.map(({ id, name }) => `${id} (${name})`).join(', ')

/** The number of a type of section. */
export const sectionTypeField = z.int().refine(isSectionType, {
  error: `um tipo de seção: ${known}`,
})

/** A section as it is stored and edited, of whatever type: what is stored stays readable when a type shows less. */
export const sectionContentSchema = z.strictObject({
  ...sectionFields,
  type: sectionTypeField,
  items: z.array(itemSchema).default([]),
})
export type SectionContent = z.output<typeof sectionContentSchema>

type Problem = { path: PropertyKey[]; message: string }

/** Lists the contents of a section that its type does not allow, with their position and what was expected there. Pure. */
export function sectionProblems(section: SectionContent): Problem[] {
  const items = section.items.map(withoutDefaults)
  const parsed = sectionSchemaOf(section.type)?.safeParse({ ...section, items })
  return parsed?.error?.issues.flatMap(problemsOf(section.type)) ?? []
}

const problemsOf =
  (typeId: number) =>
  (issue: z.core.$ZodIssue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }]
    const fields = itemFieldsOf(typeId).join(', ')
    const message = `um campo que itens desta seção mostrem (${fields})`
    return issue.keys.map((key) => ({ path: [...issue.path, key], message }))
  }

/** Gives an item without what it would have anyway: exported folders and forms write defaults down, too. */
function withoutDefaults(item: ItemContent): Record<string, unknown> {
  const silent = new Map(Object.entries(itemSchema.parse({ id: item.id })))
  return Object.fromEntries(
    Object.entries(item).filter(([key, value]) => key === 'id' || value !== silent.get(key)),
  )
}

/** Gives a section without items, or parts of them, that its type does not show: a folder may not hold them. Pure. */
export function withoutUnseen<Section extends z.input<typeof sectionContentSchema>>(
  section: Section,
): Section {
  const fields = itemFieldsOf(section.type)
  const seen = (item: object) =>
    Object.fromEntries(Object.entries(item).filter(([key]) => key === 'id' || fields.includes(key)))
  return { ...section, items: fields.length > 0 ? section.items?.map(seen) : [] }
}

/** Lists the fields of an item that sections of a type show, by the names of station folders; empty: they have no items. */
export const itemFieldsOf = (typeId: number): string[] =>
  Object.keys(sectionSchemaOf(typeId)?.shape.items.element.shape ?? {}).filter((field) => field !== 'id')
