import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseSent } from './parse-sent.server.ts'

const schema = z.object({ email: z.email(), name: z.string() })
function sent(...pairs: [string, string][]) {
  const formData = new FormData()
  for (const [name, value] of pairs) formData.append(name, value)
  return parseSent(formData, schema)
}

test.each([
  'email[4294967294]',
  'email[4294967294].x',
  `email${'.a'.repeat(9_000)}`,
  `email${'[0]'.repeat(9_000)}`,
  '__proto__.x',
  '__intent__',
  '__state__',
  'a[',
  'x'.repeat(9_000),
])('SEC-01 a field of the name %.30s is no field of ours: it is neither read nor answered', (name) => {
  const submission = sent([name, '{'], ['name', 'Ana'])
  expect(JSON.stringify(submission.reply()).length).toBeLessThan(500)
  expect(submission.payload).toEqual({ name: 'Ana' })
})

test('SEC-05 what the form only asks of the server is not taken for a sending', () => {
  const question = JSON.stringify({ type: 'validate', payload: { name: 'email' } })
  const asked = sent(['__intent__', question], ['email', 'ana@exemplo.com.br'], ['name', 'Ana'])
  expect(asked.status).toBeUndefined()
})

test('SEC-01 of thousands of fields a few come back', () => {
  const many = Array.from({ length: 9_000 }, (_, at): [string, string] => [`campo${at}`, 'x'])
  expect(Object.keys(sent(...many).payload).length).toBeLessThanOrEqual(200)
})

test('what was typed comes back with its errors', () => {
  const { initialValue, error } = sent(['email', 'ana@'], ['name', 'Ana'], ['started_at', '1']).reply()
  expect(initialValue).toMatchObject({ email: 'ana@', name: 'Ana', started_at: '1' })
  expect(error).toHaveProperty('email')
})

test('SEC-51 of a text longer than any field takes the beginning comes back, and all of it is judged', () => {
  const long = sent(['email', '"'.repeat(200_000)], ['name', 'n'.repeat(9_000)])
  expect(long.status).toBe('error')
  const { initialValue } = long.reply() as { initialValue: Record<string, string> }
  expect(Object.values(initialValue).map(({ length }) => length)).toEqual([10_000, 9_000])
  expect(long.payload).toEqual(initialValue)
  const valid = sent(['email', 'ana@exemplo.com.br'], ['name', 'n'.repeat(20_000)])
  expect(valid.status === 'success' && valid.value.name).toHaveLength(20_000)
})

test('SEC-51 however many texts are sent, under one name or many, no more comes back than a form has', () => {
  const names = Array.from({ length: 200 }, (_, at) => (at % 2 ? 'name' : `campo${at}`))
  const { initialValue } = sent(...names.map((name): [string, string] => [name, '<'.repeat(1_200)])).reply()
  expect(JSON.stringify(initialValue).length).toBeLessThan(110_000)
})

test('SEC-120 whose page a form stands on is no field of its schema, however strict', () => {
  const form = new FormData()
  form.set('pagina_de', '7.seal')
  form.set('name', 'Ana')
  const { status, payload } = parseSent(form, z.strictObject({ name: z.string() }))
  expect([status, payload]).toEqual(['success', { name: 'Ana' }])
})
