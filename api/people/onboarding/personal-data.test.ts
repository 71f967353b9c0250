import { describe, expect, test } from 'vitest'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { findMunicipality, normalizeName } from './person-rules.ts'

const world = apiWorld()
const settlingIn = { firstLogin: true, briefingDone: false }
const data = {
  name: 'Caio Nogueira',
  tel: '(19) 9 8888-7777',
  birthday: '12/04/1990',
  state: 'SP',
  city: 'Campinas',
}

describe('ONB-11 the onboarding’s personal data', () => {
  test('ONB-11 GAP-25 GAP-32 what is missing is asked, terms included; then the briefing is done', async () => {
    const station = await world.station()
    const { id, client } = await addMember(world, station, settlingIn)
    expect(await client.call(calls.getOnboarding)).toEqual({
      needs_terms: true,
      asks_data: true,
      max_image_megabytes: 3,
      briefingDone: false,
    })
    const finish = (body: object) =>
      client.call(calls.updateParticipant, { params: { id }, body: { ...body, briefingDone: true } })
    const problem = await problemOf(finish({ name: 'Caio' }))
    expect(Object.keys(problem.body.fields ?? {}).sort()).toEqual([
      'birthday',
      'city',
      'state',
      'tel',
      'terms_accepted',
    ])
    await client.call(calls.updateParticipant, { params: { id }, body: { ...data, terms_accepted: true } })
    expect(await client.call(calls.getOnboarding)).toMatchObject({ asks_data: false, briefingDone: false })
    const user = await finish({})
    expect(user).toMatchObject({
      validToken: true,
      is_first_login: false,
      messages: ['Cadastro atualizado com sucesso'],
      content: { name: 'Caio Nogueira', tel: '19988887777', birthday: '1990-04-12', city: 'Campinas' },
    })
  })

  test('GAP-05 nobody changes somebody else’s data', async () => {
    const station = await world.station()
    const [one, two] = [await addMember(world, station), await addMember(world, station)]
    const problem = await problemOf(
      one.client.call(calls.updateParticipant, { params: { id: two.id }, body: { name: 'Outra' } }),
    )
    expect(problem.code).toBe('forbidden')
  })

  test('STN-U14 where the association keeps the data, only gaps can be filled', async () => {
    const station = await world.station({ config: { behaviour: { preRegistration: true } } })
    const { id, client } = await addMember(world, station, { ...settlingIn, name: 'Renata Farias' })
    const user = await client.call(calls.updateParticipant, {
      params: { id },
      body: { ...data, name: 'Outra Pessoa', terms_accepted: true, briefingDone: true },
    })
    expect(user.content).toMatchObject({ name: 'Renata Farias', city: 'Campinas' })
    const later = await problemOf(
      client.call(calls.updateParticipant, { params: { id }, body: { city: 'Santos' } }),
    )
    expect(later.code).toBe('forbidden')
  })

  test('ONB-07 a city is judged by the state the account has', async () => {
    const station = await world.station()
    const { id, client } = await addMember(world, station, { state: 'SP', city: 'Campinas' })
    const problem = await problemOf(
      client.call(calls.updateParticipant, { params: { id }, body: { state: 'RJ' } }),
    )
    expect(Object.keys(problem.body.fields ?? {})).toEqual(['city'])
  })
})

describe('ONB-07 cities', () => {
  test('ONB-07 the list of a state, offline; none for letters that are no state', async () => {
    const station = await world.station()
    const list = (uf: string) => world.client(station).call(calls.listMunicipalities, { params: { uf } })
    expect(await list('DF')).toEqual([{ id: 5300108, nome: 'Brasília' }])
    expect(await list('sp')).toHaveLength(645)
    expect(await list('XX')).toEqual([])
  })

  test.each([
    ['SP', 'sao paulo', 'São Paulo'],
    ['SP', 'SÃO JOSÉ DOS CAMPOS', 'São José dos Campos'],
    ['RN', "olho d'agua do borges", "Olho d'Água do Borges"],
    ['SP', 'Embu-Guaçu', 'Embu-Guaçu'],
    ['SP', 'embu guacu', 'Embu-Guaçu'],
    ['RJ', 'Campinas', undefined],
    ['XX', 'Campinas', undefined],
  ])('ONB-07 %s %s', (uf, typed, found) => {
    expect(findMunicipality(uf, typed)).toBe(found)
  })
})

describe('ONB-08 names', () => {
  test.each([
    ['  joana   da silva ', 'Joana da Silva'],
    ['JOANA D’ÁVILA', 'Joana D’Ávila'],
    ['ana-maria dos santos e souza', 'Ana-Maria dos Santos e Souza'],
    ['Leonardo di Caprio', 'Leonardo di Caprio'],
    ['McCartney', 'McCartney'],
    ['Li', 'Li'],
  ])('ONB-08 %s', (typed, kept) => {
    expect(normalizeName(typed)).toBe(kept)
  })
})
