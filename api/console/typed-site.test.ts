import { expect, test } from 'vitest'
import { z } from 'zod'
import * as calls from '#contract/console/endpoints.ts'
import { previewSite } from '#contract/site/builder/endpoints.ts'

type Schema = { [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Objects of a JSON schema that may hold whatever is sent, by their paths. */
function openObjects(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return []
  const inside = Object.entries(schema).flatMap(([key, one]) => openObjects(one, `${path}.${key}`))
  const { type, properties, additionalProperties } = schema
  const isOpen =
    type === 'object' &&
    !properties &&
    (additionalProperties === undefined || !Object.keys(Object(additionalProperties)).length)
  return isOpen ? [path, ...inside] : inside
}

test.each([
  ['what owners read of their site', calls.getManagedSite.answer],
  ['what they change', calls.changeManagedSite.body],
  ['its preview', calls.previewManagedSite.answer],
  ['the preview of the wizard', previewSite.answer],
])('TEN-12 %s has its form in the contract: nothing of it may hold whatever comes', (_, schema) => {
  const described = z.toJSONSchema(z.object({ it: schema ?? z.never() }), {
    io: 'input',
    unrepresentable: 'any',
  })
  expect(openObjects(described, '')).toEqual([])
})
