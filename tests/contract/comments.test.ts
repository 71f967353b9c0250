import { beforeAll, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { texts } from '#app/activities/comments/texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import * as calls from '#contract/activities/comments/endpoints.ts'
import { blockWriter } from '#contract/console/moderation/endpoints.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The comments of a page as a browser without scripts has them. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let ana: TestMember
let eva: TestMember
let owner: TestMember
const path = '/homepage/atividades/1'

beforeAll(async () => {
  station = await world.station({
    content: {
      activities: [
        { id: 1, type: 16, name: 'Carta', commentsAndLikes: true },
        { id: 2, type: 16, name: 'Aviso' },
      ],
    },
  })
  ana = await addMember(world, station, { name: 'Ana Souza' })
  eva = await addMember(world, station, { name: 'Eva Reis' })
  owner = await addMember(world, station, { role: 'owner' })
})

const visitAs = (member?: TestMember) => {
  const headers: Record<string, string> = member
    ? { cookie: `${sessionCookieName(false)}=${member.token}` }
    : {}
  const visit = portal.of(world, station.slug)
  return async (path: string, form?: [string, string][]) => {
    const { status, text } = await visit(path, headers, form)
    return { status, text: text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '') }
  }
}
const say = ({ client }: TestMember, description: string) =>
  client.call(calls.commentAction, { body: { action: 1, description } })
const listed = async ({ client }: TestMember) =>
  (await client.call(calls.listActionComments, { params: { id: 1 }, query: { limit: 50 } })).content

test('SOC-09 GAP-48 the form comes back with what was typed and what is wrong; sent twice it is one comment', async () => {
  const visit = visitAs(ana)
  const fields = formFields((await visit(path)).text, 'description')
  const typed = (text: string) =>
    fields.map(([name, value]): [string, string] => [name, name === 'description' ? text : value])
  const long = 'ç'.repeat(201)
  const refused = await visit(path, typed(long))
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(fieldTexts.max(200))
  expect(formFields(refused.text, 'description')).toContainEqual(['description', long])
  for (const _ of ['once', 'again']) expect((await visit(path, typed('Oi, gente'))).status).toBe(302)
  expect((await listed(ana)).filter(({ description }) => description === 'Oi, gente')).toHaveLength(1)
  const other = await visit(path, typed('Outra coisa'))
  expect(other.status).toBe(422)
  expect(other.text).toContain('Você já enviou um comentário deste formulário')
  const anew = formFields(other.text, 'description')
  expect(anew).toContainEqual(['description', 'Outra coisa'])
  expect((await visit(path, anew)).status).toBe(302)
  expect((await listed(ana)).map(({ description }) => description)).toContain('Outra coisa')
})

test('SOC-11 SOC-09 questions and replies are addresses; what is gone or another’s is not asked about', async () => {
  const mine = await say(ana, 'Meu')
  const { id } = await say(eva, 'Dela')
  const visit = visitAs(ana)
  expect((await visit(`${path}?excluir=${mine.id}`)).text).toContain(texts.removing.title)
  expect((await visit(`${path}?excluir=${id}`)).text).not.toContain(texts.removing.title)
  expect((await visit(`${path}?denunciar=${id}`)).text).toContain(texts.reporting.title)
  expect((await visit(`${path}?denunciar=${mine.id}`)).text).not.toContain(texts.reporting.title)
  expect((await visit(`${path}?respostas=${id}`)).text).toContain(texts.noReplies)
  const gone = await visit(`${path}?excluir=99&denunciar=x&respostas=99&comentarios=-1`)
  expect(gone.status).toBe(200)
  expect(gone.text).not.toContain('<dialog')
  const remove: [string, string][] = [
    ['comentario', 'excluir'],
    ['id', String(mine.id)],
  ]
  for (const _ of ['once', 'again']) expect((await visit(path, remove)).status).toBe(302)
  const foreign = await visit(path, [remove[0] ?? ['', ''], ['id', String(id)]])
  expect(foreign.status).toBe(403)
  expect((await listed(ana)).map((one) => one.id)).toContain(id)
})

test('SOC-09 more than a page: older ones have an address, and so has each comment', async () => {
  const first = await say(eva, 'O primeiro de muitos')
  for (let at = 0; at < 10; at++) await say(eva, `Mais um ${at}`)
  const visit = visitAs(ana)
  const page = (await visit(path)).text
  expect(page).toContain(texts.more)
  expect(page).not.toContain('O primeiro de muitos')
  const [, href = ''] = /href="([^"]*\?comentarios=\d+[^"]*)"[^>]*>Ver mais/.exec(page) ?? []
  const older = (await visit(href.split('#')[0] ?? '')).text
  expect(older).toContain('O primeiro de muitos')
  expect(older).toContain(texts.newest)
  expect((await visit(`/homepage/comentarios/${first.id}`)).status).toBe(302)
  expect((await visit('/homepage/comentarios/99')).status).toBe(404)
})

test('SOC-12 no comments where they are off; visitors read the way in and no word of anybody', async () => {
  await say(eva, 'Só para quem é de casa')
  expect((await visitAs(ana)('/homepage/atividades/2')).text).not.toContain('id="comentarios"')
  const closed = await visitAs(ana)('/homepage/atividades/2', [
    ['comentario', 'comentar'],
    ['description', 'Oi'],
  ])
  expect(closed.status).toBe(422)
  const { text } = await visitAs()('/atividade/1')
  expect(text).toContain('Entre ou cadastre-se para ler os comentários, comentar e curtir.')
  expect(text).not.toContain('Só para quem é de casa')
  expect((await visitAs()('/atividade/2')).text).not.toContain('id="comentarios"')
})

test('SEC-56 SOC-09 markup is text, with a direction of its own; who may not write reads why in the place of the form', async () => {
  await say(eva, '<img src=x onerror=alert(1)> שלום')
  const { text } = await visitAs(ana)(path)
  expect(text).toMatch(/<p[^>]* dir="auto">&lt;img src=x onerror=alert\(1\)&gt; שלום<\/p>/)
  await owner.client.call(blockWriter, { body: { participant: ana.id, reason: 'Muita propaganda' } })
  const blocked = (await visitAs(ana)(path)).text
  expect(blocked).toContain('Motivo: Muita propaganda')
  expect(blocked).not.toContain('name="description"')
})
