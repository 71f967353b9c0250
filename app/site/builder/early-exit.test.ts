import { describe, expect, test, vi } from 'vitest'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { updateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { changeSiteDraft, getSiteDraft } from '#contract/site/builder/endpoints.ts'
import * as person from './person.tsx'
import * as welcome from './welcome.tsx'

const content = { id: 7, active: 1, deletedAt: null, suspended_at: null, establishment_participant: {} }
const made = { id: 1001, name: 'Clube', url: 'https://clube.com.br' }
const nothingMade = { stations: [], version: 0, kind: 'clube' }
const settled = { ...nothingMade, stations: [made] }
const begun = { ...settled, version: 1 }

/** Gives the arguments of the pages for somebody with this draft; `form` makes it a sent form. */
function asked(draft: object, { query = '', form }: { query?: string; form?: Record<string, string> } = {}) {
  const change = vi.fn()
  const call = async (endpoint: unknown, input: unknown) => {
    if (endpoint === getUserWeb) return { content, is_first_login: true, permissions: [], points: 0 }
    if (endpoint === getSiteDraft) return draft
    if (endpoint === changeSiteDraft || endpoint === updateParticipant) return change(input)
    throw new Error('not called')
  }
  const context = {
    station: { config: { behaviour: { onboardingPage: 'company', minAge: 18 } } },
    sessionToken: 'x',
    api: { call },
  }
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const request = new Request(`http://criar.localhost/criar-estacao/boas-vindas${query}`, sent ?? {})
  return { change, args: { context, request, params: {} } as never }
}
const location = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)

describe('ONB-14 early exit', () => {
  test('who has a station is asked what to create only when they want another', async () => {
    const asks = async (...input: Parameters<typeof asked>) =>
      (await welcome.loader(asked(...input).args)).asksKind
    expect(await asks(nothingMade)).toBe(true)
    expect(await asks(settled)).toBe(false)
    expect(await asks(settled, { query: '?outra=1' })).toBe(true)
    expect(await asks(begun)).toBe(true)
  })

  test('going on without the wish begins no draft, and the personal data are the end', async () => {
    const welcomed = asked(settled, { form: {} })
    expect(location(await welcome.action(welcomed.args))).toBe('/criar-estacao/foto')
    expect(welcomed.change).not.toHaveBeenCalled()
    const wished = asked(settled, { form: { kind: 'varejo' } })
    await welcome.action(wished.args)
    expect(wished.change).toHaveBeenCalledWith({ body: { kind: 'varejo' } })

    const form = { name: 'Ana Prado', tel: '(11) 9 8765-4321', birthday: '' }
    const sent = asked(settled, { form })
    expect(location(await person.action(sent.args))).toBe('/')
    expect(sent.change).toHaveBeenCalledWith({
      params: { id: 7 },
      body: { name: 'Ana Prado', tel: '11987654321' },
    })
    for (const draft of [begun, nothingMade])
      expect(location(await person.action(asked(draft, { form }).args))).toBe('/criar-estacao/empresa')
  })

  test('VAL-13 what is wrong with the data is said of its field, and nothing typed is lost', async () => {
    const form = { name: ' ', tel: '123', birthday: '31/02/1990' }
    const answer = await person.action(asked(nothingMade, { form }).args)
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        form: {
          initialValue: form,
          error: {
            name: ['Esse campo é obrigatório'],
            tel: ['Telefone inválido'],
            birthday: ['Data Inválida!'],
          },
        },
      },
    })
  })
})
