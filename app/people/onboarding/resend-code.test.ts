import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keepSignupDraft } from '../../session/signup-draft.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { sendByMethod } from './resend-code.server.ts'

const hash = 'h'.repeat(43)
const email = 'ana@exemplo.com.br'
const draft = {
  hash,
  user_id: 7,
  affiliated: null as object | null,
  values: { tel: '11987654321' } as object,
}

const user = {
  content: { id: 9, name: 'Ana', email, type_id: 2, active: 0, status: 'inactive', deletedAt: null },
  points: 0,
  permissions: [],
  opens: [],
}

type Visit = { draft?: object; member?: object }

/** Gives the bodies that the portal sends for somebody with a registration of their own, with a session, or with neither. */
async function sent({ draft, member }: Visit) {
  const bodies: unknown[] = []
  const context = {
    sessionToken: member ? 't'.repeat(43) : null,
    cookies: { secure: false, secret: 'x' },
    station: { id: 3, config: { behaviour: {} } },
    api: {
      async call({ path }: Endpoint, input: { body?: unknown }) {
        if (path === '/auth/confirmation-method') {
          bodies.push(input.body)
          return { hash, messages: ['E-mail enviado com sucesso'] }
        }
        const found = path.startsWith('/users-web') ? member : draft
        if (!found) throw new ApiProblem(404, { code: 'not_found', messages: ['x'] })
        return found
      },
    },
  } as unknown as PortalContext
  const cookie = draft ? (await keepSignupDraft(context, 'd'.repeat(43))).split(';')[0] : undefined
  const request = new Request('http://clube.example/ativar', { headers: { ...(cookie && { cookie }) } })
  const answer = await sendByMethod({ context, request }, { email, hash }, '/')
  expect(answer.status).toBe(302)
  return bodies[0]
}
const base = { station_id: 3, type: 'email', email, id: hash }

test('ACC-14 changing the method sends what this browser knows of the account from its own registration', async () => {
  expect(await sent({ draft })).toEqual({ ...base, user_id: 7, tel: '11987654321' })
  const masked = { name: 'Ana', email: 'a***@exemplo.com.br', tel: '(11) *****-4321' }
  expect(await sent({ draft: { ...draft, affiliated: masked } })).toMatchObject({ tel: masked.tel })
})

test('ACC-14 of another registration, or of none, it sends what the page’s address says and asks nothing about it', async () => {
  expect(await sent({ draft: { ...draft, hash: 'o'.repeat(43) } })).toEqual(base)
  expect(await sent({ draft: { ...draft, hash: null } })).toEqual(base)
  expect(await sent({})).toEqual(base)
})

test('ACC-14 an inactive session knows its own number, and nobody else’s', async () => {
  expect(await sent({ member: user })).toEqual({ ...base, user_id: 9 })
  const other = { ...user, content: { ...user.content, email: 'bia@exemplo.com.br' } }
  expect(await sent({ member: other })).toEqual(base)
})
