import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem } from '#contract/client.ts'
import { refuseBy } from './parse-form.server.ts'
import { parseSent } from './parse-sent.server.ts'

const typed = new FormData()
typed.set('message', 'Três parágrafos')
const submission = parseSent(typed, z.object({ message: z.string() }))

test.each([
  [500, 'internal', 'Erro interno no servidor'],
  [503, 'unavailable', 'Estamos fora do ar por um instante.'],
] as const)(
  'ERR-03 a platform that fails with %i: said over the form, what was typed stays',
  (status, code, said) => {
    const answer = refuseBy(submission, new ApiProblem(status, { code, messages: [said] }))
    expect(answer.data.form).toMatchObject({
      initialValue: { message: 'Três parágrafos' },
      error: { '': [said] },
    })
    expect(answer.init?.status).toBe(status)
  },
)

test('ERR-03 what is no answer of the platform is thrown on', () => {
  const broken = new TypeError('x')
  expect(() => refuseBy(submission, broken)).toThrow(broken)
})
