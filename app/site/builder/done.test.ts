import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { enterMadeStation, getSiteDraft } from '#contract/site/builder/endpoints.ts'
import { action, loader } from './done.tsx'

const made = { id: 1001, name: 'Clube', url: 'https://clube.com.br' }
const content = { id: 1, active: 1, deletedAt: null, suspended_at: null, establishment_participant: {} }

/** Gives the arguments of the page's loader and action; `enter` answers for the call of the same name. */
function asked(enter: () => unknown, estacao = '1001', query = '') {
  const call = async (endpoint: unknown) => {
    if (endpoint === getUserWeb) return { content, is_first_login: true, permissions: [], points: 0 }
    if (endpoint === getSiteDraft) return { stations: [made] }
    if (endpoint === enterMadeStation) return enter()
    throw new Error('not called')
  }
  const context = {
    station: { config: { behaviour: { onboardingPage: 'company' } } },
    sessionToken: 'x',
    api: { call },
  }
  const request = new Request(`http://criar.localhost/criar-estacao/pronto${query}`, {
    method: 'POST',
    body: new URLSearchParams({ estacao }),
  })
  return { context, request, params: {} } as never
}
const refuse = (code: 'not_found' | 'too_many_requests', status: number) => () => {
  throw new ApiProblem(status, { code, messages: ['x'] })
}

describe('ONB-17 on to the made station', () => {
  test('its owner is logged in; somebody else gets to its own log-in', async () => {
    const entered = await action(asked(() => ({ url: 'https://clube.com.br/login-token/abc' })))
    expect(entered.headers.get('location')).toBe('https://clube.com.br/login-token/abc?redirectTo=/gestao')
    const refused = await action(asked(refuse('not_found', 404)))
    expect([refused.status, refused.headers.get('location')]).toEqual([302, 'https://clube.com.br/gestao'])
  })

  test('a station that this person did not make, and other problems, stay problems', async () => {
    await expect(action(asked(refuse('not_found', 404), '7'))).rejects.toMatchObject({ status: 404 })
    await expect(action(asked(refuse('too_many_requests', 429)))).rejects.toMatchObject({ status: 429 })
  })

  test('who made a union is not asked about fans', async () => {
    const of = async (query: string) => (await loader(asked(() => null, '1001', query))).data.isUnion
    expect(await of('?estacao=1001&tipo=sindicato')).toBe(true)
    expect(await of('?estacao=1001&tipo=criador')).toBe(false)
    expect(await of('')).toBe(false)
  })

  test('the page says that its form may end up at the domain of the station', async () => {
    const { init } = await loader(asked(() => null))
    expect(init?.headers).toEqual({ 'x-form-target': 'https://clube.com.br' })
  })
})
