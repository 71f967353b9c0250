import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { redirectMember, requireParticipant } from './member.server.ts'

type Options = { token?: string | null; user?: object; problem?: unknown; features?: object }

const open = {
  content: {
    id: 7,
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    image: null,
    type_id: 2,
    active: 1,
    status: 'active',
    deletedAt: null,
    suspended_at: null,
    briefingDone: true,
    establishment_participant: { id: 1, name: 'Clube' },
  },
  points: 10,
  permissions: [],
  opens: [],
  is_first_login: false,
}

function portal({
  token = 't'.repeat(43),
  user = open,
  problem,
  features = { checkout: true },
}: Options = {}) {
  let asked = 0
  const context = {
    sessionToken: token,
    cookies: { secure: true, secret: 'x' },
    station: { config: { features, behaviour: {} } },
    api: {
      async call() {
        asked += 1
        if (problem) throw problem
        return user
      },
    },
  } as unknown as PortalContext
  return { context, asked: () => asked }
}
const visit = (context: PortalContext, path = '/homepage/atividades/3?aba=regulamento') => ({
  context,
  request: new Request(`https://clube.example${path}`),
})
const thrown = async (promise: Promise<unknown>) => {
  const response = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(response instanceof Response)) throw response ?? new Error('nothing was thrown')
  return { to: response.headers.get('location'), cookie: response.headers.get('set-cookie') }
}
const failure = (status: number, code: 'not_authenticated' | 'station_mismatch' | 'unavailable') =>
  new ApiProblem(status, { code, messages: ['x'] })

describe('the guard of the member area', () => {
  test('ACC-06 hands over the participant, asked for once a request', async () => {
    const { context, asked } = portal()
    const [first] = await Promise.all([
      requireParticipant(visit(context)),
      requireParticipant(visit(context)),
    ])
    expect(first.participant).toMatchObject({ id: 7, name: 'Ana', state: 'open' })
    expect(asked()).toBe(1)
  })

  test('ACC-06 without a session: to the log-in, and back here afterwards', async () => {
    const back = encodeURIComponent('/homepage/atividades/3?aba=regulamento')
    const { context, asked } = portal({ token: null })
    expect(await thrown(requireParticipant(visit(context)))).toEqual({
      to: `/login?redirectTo=${back}`,
      cookie: null,
    })
    expect(asked()).toBe(0)
    expect(
      await thrown(requireParticipant(visit(portal({ token: null }).context, '/homepage'))),
    ).toMatchObject({
      to: '/login',
    })
  })

  test.each([
    ['forged or expired', failure(401, 'not_authenticated')],
    ['of another station', failure(403, 'station_mismatch')],
  ])('ACC-06 GAP-05 a cookie that is %s is cleared', async (_, problem) => {
    const { to, cookie } = await thrown(requireParticipant(visit(portal({ problem }).context)))
    expect(to).toMatch(/^\/login\?redirectTo=/)
    expect(cookie).toMatch(/^__Host-sessao=;.*Max-Age=0.*Secure$/)
    // There the address does not say where one was: a message does.
    const home = await thrown(requireParticipant(visit(portal({ problem }).context, '/homepage')))
    expect(home).toMatchObject({ to: '/login', cookie: expect.stringMatching(/^__Host-sessao=;.*, aviso=/) })
  })

  test('an API that does not answer logs nobody out', async () => {
    const problem = failure(503, 'unavailable')
    await expect(requireParticipant(visit(portal({ problem }).context))).rejects.toBe(problem)
  })

  test('ACC-03 ACC-15 ACC-19 people whose place is elsewhere are sent there', async () => {
    const to = async (content: object) =>
      (
        await thrown(
          requireParticipant(
            visit(portal({ user: { ...open, content: { ...open.content, ...content } } }).context),
          ),
        )
      ).to
    expect(await to({ briefingDone: false })).toBe('/signup')
    expect(await to({ active: 0 })).toBe('/confirmacao/ana%40exemplo.com.br')
    expect(await to({ suspended_at: '2026-01-01T00:00:00Z' })).toBe('/acesso-bloqueado')
  })

  test('PPL-33 who is to accept the documents is asked at the next page, and not while a page that is open reads itself again', async () => {
    const { context } = portal({ user: { ...open, content: { ...open.content, must_accept: true } } })
    const path = '/homepage/mural?pagina=2'
    const asked = `/homepage/aceite?de=${encodeURIComponent(path)}`
    const get = async (headers: Record<string, string>, at = path) => {
      const request = new Request(`https://clube.example${at}`, { headers })
      return requireParticipant({ context, request }).then(
        () => null,
        (answer: Response) => answer.headers.get('location'),
      )
    }
    const here = `https://clube.example${path}`
    expect(await get({ referer: here, 'sec-fetch-mode': 'cors' })).toBeNull()
    expect(await get({ referer: here })).toBeNull()
    expect(await get({}, '/homepage/meios-de-pagamento/cep/05443000')).toBeNull()
    expect(await get({ referer: here, 'sec-fetch-mode': 'navigate' })).toBe(asked)
    for (const referer of ['https://clube.example/homepage/mural', 'https://clube.example/homepage', 'x'])
      expect(await get({ referer, 'sec-fetch-mode': 'cors' }), referer).toBe(asked)
    expect(await get({})).toBe(asked)
  })

  test('TEN-09 GAP-04 a feature that is off refuses the address too', async () => {
    const off = portal({ features: { checkout: false } })
    for (const path of ['/homepage/carrinho', '/homepage/pedidos?x=1'])
      expect(await thrown(requireParticipant(visit(off.context, path)))).toMatchObject({
        to: '/not-autorized',
      })
    await requireParticipant(visit(off.context, '/homepage/pedidos-de-outros'))
    await requireParticipant(visit(off.context, '/homepage/pedidos/7?x=1'))
    await requireParticipant(visit(portal().context, '/homepage/carrinho'))
  })
})

test('ACC-05 who is in has no business on pages of visitors', async () => {
  expect(await thrown(redirectMember(portal().context))).toMatchObject({ to: '/homepage' })
  await redirectMember(portal({ token: null }).context)
})
