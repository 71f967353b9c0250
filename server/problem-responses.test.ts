import type { ActionFunction, ServerBuild } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { expect, test } from 'vitest'
import { startSession } from '#app/session/last-member.server.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { ApiProblem } from '#contract/client.ts'
import { withProblemResponses } from './problem-responses.ts'

const context = { sessionToken: 'x', cookies: { secret: 's'.repeat(32), secure: false } } as PortalContext
const page = () => null
const request = new Request('http://clube.localhost')
const person = (await startSession({ context, request }, { token: 't', content: { id: 7 } })).getSetCookie()
const cookie = person.map((one) => one.split(';')[0]).join('; ')

/** Gives the error that the one action of a build throws for a form. */
async function thrownBy(action: ActionFunction, body: BodyInit, module: object = { default: page }) {
  const routes = { one: { id: 'one', module: { ...module, action } } }
  const built = withProblemResponses({ routes } as unknown as ServerBuild)
  const length = { cookie, 'content-length': String(new Blob([body as BlobPart]).size) }
  const request = new Request('http://clube.localhost/homepage/x?index', {
    method: 'POST',
    body,
    headers: body instanceof URLSearchParams ? length : { ...length, 'content-type': 'application/json' },
  })
  const guarded = built.routes.one?.module.action as ActionFunction
  const thrown = await Promise.resolve(guarded({ request, context, params: {} })).catch((error) => error)
  return thrown as Response
}

const form = (text = 'oi') => new URLSearchParams({ text })
const expired: ActionFunction = async ({ request }) => {
  await request.formData()
  throw new ApiProblem(401, { code: 'not_authenticated', messages: ['Entre de novo'] })
}
const cookies = (response: Response) => response.headers.getSetCookie().map((one) => one.split('=')[0])

test('ACC-06 a session that ended leads to the log-in and back, with the form of a page', async () => {
  const response = await thrownBy(expired, form())
  expect(response.headers.get('location')).toBe('/login?redirectTo=%2Fhomepage%2Fx%3Findex')
  expect(cookies(response)).toEqual(['sessao', 'digitado'])
})

test('ACC-06 a guard that sends to the log-in keeps the form too', async () => {
  const guard: ActionFunction = () => {
    throw redirect('/login?redirectTo=%2Fhomepage%2Fx')
  }
  expect(cookies(await thrownBy(guard, form()))).toEqual(['digitado'])
})

test('ACC-06 what is no page, too large or sent elsewhere keeps nothing', async () => {
  const elsewhere: ActionFunction = () => {
    throw redirect('/homepage')
  }
  expect(cookies(await thrownBy(expired, form(), {}))).toEqual(['sessao'])
  expect(cookies(await thrownBy(expired, form('x'.repeat(65 * 1024))))).toEqual(['sessao', 'digitado'])
  expect(cookies(await thrownBy(expired, form('x'.repeat(257 * 1024))))).toEqual(['sessao'])
  expect(cookies(await thrownBy(elsewhere, form()))).toEqual([])
})

test('ERR-03 a body that is no form is the sender’s mistake; other errors stay errors', async () => {
  expect((await thrownBy(expired, '{"a":1}')).status).toBe(400)
  // A guard that never looked at the body still leads to the log-in.
  const guard: ActionFunction = () => {
    throw redirect('/login')
  }
  expect((await thrownBy(guard, '{"a":1}')).status).toBe(302)
  const broken: ActionFunction = () => {
    throw new TypeError('x is undefined')
  }
  expect(await thrownBy(broken, form())).toBeInstanceOf(TypeError)
})
