import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorTexts } from './errors.ts'
import './fields.ts'

/** Values that no schema accepts, and values that many nearly accept. */
const wrong = [undefined, null, '', 'x', 'x'.repeat(70_000), -1, 1.5, 1e12, true, [], {}, [[]], [{}], [1]]
const english =
  /\b(invalid|expected|received|required|unrecognized|too|must|input|string|number|option|key)\b/i

/** Fills every key of `schema` with `value`, and adds one that no schema knows. */
function filled(schema: z.ZodType, value: unknown): unknown {
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries([...keys, 'nobodyKnowsIt'].map((key) => [key, value]))
}

describe('ERR-02 SEC-24 no word of the schema library reaches a person', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('/endpoints.ts') || /^activity-types\/[\w-]+\.ts$/.test(file),
  )
  test.each(files)('SEC-24 the calls of %s', async (file) => {
    const calls: Record<string, Record<string, unknown>> = await import(`./${file}`)
    for (const [name, call] of Object.entries(calls))
      for (const schema of [call?.params, call?.query, call?.body]) {
        if (!(schema instanceof z.ZodType)) continue
        for (const value of wrong)
          for (const input of [value, filled(schema, value)])
            for (const { message } of (await schema.safeParseAsync(input)).error?.issues ?? []) {
              expect(message, name).not.toMatch(english)
              expect(message, name).not.toBe('')
            }
      }
  })
  test('SEC-24 there are calls to look at', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(errorTexts.generic).not.toMatch(english)
  })
})
