import { beforeAll, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { createPost, listPosts } from '#contract/activities/wall/endpoints.ts'
import { decideWriting } from '#contract/console/moderation/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What owners decide about what members write, on their pages as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()
const queue = '/gestao/comentarios'
let station: StationRecord
let owner: TestMember
let ana: TestMember
let eva: TestMember

beforeAll(async () => {
  station = await world.station()
  owner = await addMember(world, station, { role: 'owner' })
  ana = await addMember(world, station, { name: 'Ana Souza' })
  eva = await addMember(world, station, { name: 'Eva Reis' })
})

type Fields = [string, string][]

const see = async (path: string, form?: Fields) => {
  const headers = { cookie: `${sessionCookieName(false)}=${owner.token}` }
  const page = await portal.of(world, station.slug)(path, headers, form)
  return { ...page, text: page.text.replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '') }
}

/** Sends the form of a page that has such a field, with these values in place of its own. */
async function send(path: string, field: string, values: Record<string, string>) {
  const own = formFields((await see(path)).text, field).filter(([name]) => !(name in values))
  return see(path, [...own, ...Object.entries(values)])
}

const say = ({ client }: TestMember, description: string) =>
  client.call(createPost, { body: { description } })
const pageOf = ({ id }: { id: number }) => `${queue}/mural/${id}`
const posts = async ({ client }: TestMember) =>
  (await client.call(listPosts, { params: { stationId: station.id } })).content.map(
    (post) => post.description,
  )

test('SEC-56 what was hidden is shown again', async () => {
  const post = await say(ana, 'Vendo bicicleta')
  const reason = 'Aqui não se vende'
  await owner.client.call(decideWriting, {
    params: { kind: 'post', id: post.id },
    body: { state: 'hidden', seen: 'shown', reason },
  })
  expect(await posts(eva)).not.toContain('Vendo bicicleta')
  expect((await see(`${queue}?lista=ocultos`)).text).toContain('Vendo bicicleta')
  const page = pageOf(post)
  expect((await see(page)).text).toMatch(/Mostrar de novo<\/button>/)
  const shown = await send(page, 'seen', { intent: 'keep' })
  expect([shown.status, shown.location]).toEqual([302, queue])
  expect(await posts(eva)).toContain('Vendo bicicleta')
  expect((await see(`${queue}?lista=ocultos`)).text).toContain('Nada está oculto.')
})

test('SEC-56 the list of words is saved, a word a line; what it holds back is published by a button', async () => {
  const words = `${queue}/palavras`
  const saved = await send(words, 'words', { words: ' Sorteio grátis \r\n\r\ngolpe\r\n' })
  expect([saved.status, saved.location]).toEqual([302, words])
  expect(formFields((await see(words)).text, 'words')).toContainEqual(['words', 'Sorteio grátis\ngolpe'])
  const refused = await send(words, 'words', { words: 'golpe\nx' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Cada palavra ou expressão tem de 2 a 60 letras')
  expect(formFields(refused.text, 'words')).toContainEqual(['words', 'golpe\nx'])

  const held = await say(ana, 'Cuidado com o GOLPE do boleto')
  expect(await posts(eva)).not.toContain('Cuidado com o GOLPE do boleto')
  expect((await see(queue)).text).toContain('Espera leitura')
  expect((await see(pageOf(held))).text).toMatch(/Publicar<\/button>/)
  expect((await send(pageOf(held), 'seen', { intent: 'keep' })).status).toBe(302)
  expect(await posts(eva)).toContain('Cuidado com o GOLPE do boleto')
  expect((await see(queue)).text).toContain('Nada espera por você.')
})

test('SEC-56 what is taken away for ever is gone, with the reason that its author reads; without one it stays', async () => {
  const post = await say(ana, 'Mora na rua tal')
  const away = { intent: 'away', state: 'removed' }
  const unsaid = await send(pageOf(post), 'reason', { ...away, reason: ' ' })
  expect(unsaid.status).toBe(422)
  expect(unsaid.text).toContain('Diga o motivo: a pessoa vai ler')
  expect(await posts(eva)).toContain('Mora na rua tal')
  const gone = await send(pageOf(post), 'reason', { ...away, reason: 'Endereço de outra pessoa' })
  expect([gone.status, gone.location]).toEqual([302, queue])
  expect(await posts(eva)).not.toContain('Mora na rua tal')
  for (const path of [queue, `${queue}?lista=ocultos`])
    expect((await see(path)).text).not.toContain('Mora na rua tal')
  const { text } = await see(pageOf(post))
  expect(text).not.toContain('Mora na rua tal')
  expect(text).toContain('O texto foi excluído.')
  expect(text).not.toMatch(/name="intent" value="(keep|away)"/)
})

test('SEC-56 who wrote it is suspended until a day, and let again from there and from the list of people', async () => {
  const post = await say(eva, 'Comprem já')
  const people = `${queue}/pessoas`
  const suspend = () =>
    send(pageOf(post), 'until', { intent: 'block', reason: 'Propaganda demais', until: '2099-12-31T18:30' })
  const suspended = await suspend()
  expect([suspended.status, suspended.location]).toEqual([302, pageOf(post)])
  const { text } = await see(pageOf(post))
  expect(text).toContain('Suspensa até 31/12/2099 18:30')
  expect(text).toContain('Motivo: Propaganda demais')
  await expect(say(eva, 'De novo')).rejects.toMatchObject({ status: 403 })

  expect((await send(pageOf(post), 'intent', { intent: 'lift' })).status).toBe(302)
  expect((await see(pageOf(post))).text).not.toContain('Suspensa até')
  await say(eva, 'De volta')

  await suspend()
  const listed = (await see(people)).text
  expect(listed).toContain('Eva Reis')
  expect(listed).toContain('Suspensa até 31/12/2099 18:30')
  const released = await send(people, 'id', {})
  expect([released.status, released.location]).toEqual([302, people])
  expect((await see(people)).text).toContain('Ninguém está suspenso.')
  await say(eva, 'De volta outra vez')
})
