import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hasWord } from '#api/activities/writing/is-held.ts'
import { normalizeDomain } from '#api/console/normalize-domain.ts'
import { normalizeName } from '#api/people/onboarding/person-rules.ts'
import { embedVideo } from '#api/platform/html/embed-video.ts'
import { searchPath } from '#app/activities/home/search-term.ts'
import { fitsEditor } from '#app/console/html-editor/html-field.tsx'
import { readAmount } from '#app/forms/read-amount.ts'
import { safePath } from '#app/routing/safe-path.ts'
import { resolveHost } from '#app/station/resolve-host.ts'
import { plainText } from '#app/ui/plain-text.ts'
import { streamForm } from '#contract/form-stream.ts'
import { hexColor } from '#contract/hex-color.ts'
import { hasMoreLetters } from '#contract/letters.ts'
import { siteNameProblem, suggestSiteName } from '#contract/site/builder/site-name.ts'
import { cleanText } from '#contract/written-text.ts'
import { countBoundaries, headBytes, textBytes } from '#server/form-parts.ts'
import { steepIn } from '#tests/fixtures/growth.ts'
import { replacedOnce, validBody } from '#tests/fixtures/valid-body.ts'

/** Every endpoint of the contract that takes JSON. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/**/endpoints.ts', '../../contract/activity-types/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const withBody = z.object({ method: z.string(), path: z.string(), body: z.instanceof(z.ZodType) })
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((one) => withBody.safeParse(one).data ?? [])

const here = '@here'
/** The body with the text in its place. */
const put = (body: unknown, text: string): unknown => {
  if (body === here) return text
  if (Array.isArray(body)) return body.map((one) => put(one, text))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, one]) => [name, put(one, text)]))
}

describe('SEC-78 what reads input costs as much as there is of it', () => {
  test.each<[string, (text: string) => unknown]>([
    ['a domain', (text) => normalizeDomain(text, 'estacao.com.br')],
    ['a host', (text) => resolveHost(text, { baseDomain: 'estacao.com.br' })],
    ['a name', normalizeName],
    ['what members write', cleanText],
    ['words that wait', (text) => hasWord(text, ['golpe'])],
    ['letters', (text) => hasMoreLetters(text, 600)],
    ['where to go on', (text) => safePath(`/${text}`)],
    ['what is searched', searchPath],
    ['an amount', readAmount],
    ['a colour', hexColor],
    ['the name of a site', (text) => [siteNameProblem(text), suggestSiteName(text)]],
    ['a video', embedVideo],
    ['HTML for the editor', fitsEditor],
    ['HTML as words', (text) => plainText(text)],
  ])('%s', async (name, read) => {
    expect(await steepIn(name, read)).toEqual([])
  })

  test.each([
    ['a name that never ends', '--b\r\ncontent-disposition: form-data; name="'],
    ['a head that never ends', '--b\r\n'],
    ['a part that never ends', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
  ])('forms: %s', async (name, head) => {
    const type = 'multipart/form-data; boundary=b'
    async function* piecesOf(body: Buffer) {
      for (let from = 0; from < body.length; from += 4_096) yield body.subarray(from, from + 4_096)
    }
    async function readAll(body: Buffer) {
      for await (const part of streamForm(piecesOf(body), type)) for await (const _ of part.body);
    }
    const read = async (text: string) => {
      const body = Buffer.from(head + text)
      for (const count of [textBytes, headBytes]) count(type, body)
      countBoundaries(type, body, 1_000)
      const headers = { 'content-type': type }
      const form = new Request('http://a.b', { method: 'POST', headers, body }).formData()
      await Promise.allSettled([form, readAll(body)])
    }
    expect(await steepIn(name, read)).toEqual([])
  })

  test('every field of every call that takes JSON', async () => {
    const found: string[] = []
    for (const { method, path, body } of endpoints) {
      const right = validBody(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }))
      for (const [field, sent] of replacedOnce(right, here))
        found.push(
          ...(await steepIn(`${method} ${path} ${field}`, (text) => body.safeParse(put(sent, text)))),
        )
    }
    expect(found).toEqual([])
  })
})
