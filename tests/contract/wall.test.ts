import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { texts } from '#app/activities/wall/texts.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import * as calls from '#contract/activities/wall/endpoints.ts'
import { postLength } from '#contract/activities/wall/limits.ts'
import { blockWriter } from '#contract/console/moderation/endpoints.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The wall as a browser without scripts has it. */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord
let ana: TestMember
let eva: TestMember
const path = '/homepage/feed'

beforeAll(async () => {
  station = await world.station()
  ana = await addMember(world, station, { name: 'Ana Souza' })
  eva = await addMember(world, station, { name: 'Eva Reis' })
})

const visitAs = (member: TestMember, of = station) => {
  const visit = portal.of(world, of.slug)
  return async (path: string, form?: [string, string][]) => {
    const cookie = `${sessionCookieName(false)}=${member.token}`
    const { status, location, text } = await visit(path, { cookie }, form)
    return { status, location, text: text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '') }
  }
}
const say = ({ client }: TestMember, description: string) =>
  client.call(calls.createPost, { body: { description } })
const listed = async ({ client, ctx }: TestMember) =>
  (await client.call(calls.listPosts, { params: { stationId: ctx.station.id } })).content

test('SOC-01 an empty wall says so; three posts, and three more behind a link', async () => {
  const visit = visitAs(ana)
  expect((await visit(path)).text).toContain(
    'Ainda não há posts no feed. Seja o primeiro e diga o que esta pensando.',
  )
  for (let at = 1; at <= 4; at++) await say(eva, `Texto número ${at}`)
  const { text } = await visit(path)
  expect(text.match(/Texto número \d/g)).toEqual(['Texto número 4', 'Texto número 3', 'Texto número 2'])
  expect(text).not.toContain(texts.end)
  const [, href = ''] = /href="([^"]*\?antes=\d+)"[^>]*>Ver mais posts/.exec(text) ?? []
  const older = await visit(href)
  expect(older.text.match(/Texto número \d/g)).toEqual(['Texto número 1'])
  expect(older.text).toContain('Isso é tudo por enquanto!')
  expect(older.text).toContain(texts.newest)
})

test('SOC-01 SOC-08 GAP-100 an old post leads back to the page of the wall it was opened on, at its place', async () => {
  const feed = await world.station()
  const [member, other] = [await addMember(world, feed), await addMember(world, feed)]
  for (let at = 1; at <= 4; at++) await say(other, `Texto número ${at}`)
  const visit = visitAs(member, feed)
  const hrefOf = (text: string, found: RegExp) => (found.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  const older = hrefOf((await visit(path)).text, /href="([^"]*\?antes=\d+)"/)
  const post = hrefOf((await visit(older)).text, /href="(\/homepage\/feed\/\d+\?de=\d+)"/)
  const id = Number(/feed\/(\d+)/.exec(post)?.[1])
  const backOf = async (address: string) =>
    hrefOf((await visit(address)).text, /<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Voltar para o mural/s)
  expect(await backOf(post)).toBe(`${older}#post-${id}`)
  expect((await visit(older)).text).toContain(`id="post-${id}"`)
  // What one does on its page keeps the way back: commenting, reporting and liking.
  const { text } = await visit(post)
  const ask = hrefOf(text, /href="([^"]*denunciar-post=\d+[^"]*)"/)
  expect(await backOf(ask)).toBe(`${older}#post-${id}`)
  expect((await visit(ask)).text).toContain('Denunciar post')
  const [like, ...rest] = formFields(text, 'like')
  const liked = await visit(`${path}/${id}/curtida`, like ? [like, ...rest] : [])
  expect([liked.status, liked.location]).toEqual([302, post])
  const comment = hrefOf(text, /action="([^"]*\/homepage\/feed\/\d+\?de=\d+)"/)
  const fields = formFields(text, 'description').map(([name, value]): [string, string] => [
    name,
    name === 'description' ? 'Lembro disso' : value,
  ])
  const said = await visit(comment, fields)
  expect([said.status, said.location?.startsWith(post)]).toEqual([302, true])
  // Of the newest page nothing is written into addresses.
  const newest = hrefOf((await visit(path)).text, /href="(\/homepage\/feed\/\d+)"/)
  expect(await backOf(newest)).toBe(`${path}#post-${/\d+$/.exec(newest)?.[0]}`)
})

test('SOC-02 GAP-100 the form comes back with what was typed and what is wrong; sent twice it is one post', async () => {
  const visit = visitAs(ana)
  const fields = formFields((await visit(path)).text, 'description')
  const typed = (text: string) =>
    fields.map(([name, value]): [string, string] => [name, name === 'description' ? text : value])
  const long = 'ç'.repeat(postLength + 1)
  for (const [text, said] of [
    [long, fieldTexts.max(postLength)],
    ['\u200b', fieldTexts.required],
  ] as const) {
    const refused = await visit(path, typed(text))
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(said)
    expect(formFields(refused.text, 'description')).toContainEqual(['description', text])
  }
  for (const _ of ['once', 'again']) expect((await visit(path, typed('Oi, gente'))).status).toBe(302)
  expect((await listed(ana)).filter(({ description }) => description === 'Oi, gente')).toHaveLength(1)
  const other = await visit(path, typed('Outra coisa'))
  expect(other.text).toContain('Você já enviou um post deste formulário')
  expect((await visit(path, formFields(other.text, 'description'))).status).toBe(302)
  expect((await listed(ana))[0]?.description).toBe('Outra coisa')
})

test('SOC-06 SOC-08 questions and comments are addresses; only one’s own post is deleted', async () => {
  const mine = await say(ana, 'Meu')
  const { id } = await say(eva, 'Dela')
  const visit = visitAs(ana)
  const question = (await visit(`${path}?deletar=${mine.id}`)).text
  for (const words of ['Você vai deletar esse post', 'Tem certeza?', 'Cancelar', 'Sim'])
    expect(question).toContain(words)
  expect((await visit(`${path}?deletar=${id}`)).text).not.toContain('<dialog')
  expect((await visit(`${path}?denunciar-post=${id}`)).text).toContain(texts.reporting.title)
  expect((await visit(`${path}?denunciar-post=${mine.id}&deletar=99`)).text).not.toContain('<dialog')
  expect((await visit(`${path}/${id}`)).text).toContain('Ainda não há comentários aqui.')
  expect((await visit(`${path}/99`)).status).toBe(404)
  const report: [string, string][] = [
    ['mural', 'denunciar'],
    ['id', String(id)],
  ]
  expect((await visit(`${path}?denunciar-post=${id}`, report)).text).toContain('Escolha um motivo')
  expect((await visit(path, [...report, ['reason', 'other']])).status).toBe(302)
  const remove = (id: number): [string, string][] => [
    ['mural', 'deletar'],
    ['id', String(id)],
  ]
  expect((await visit(path, remove(id))).status).toBe(403)
  for (const _ of ['once', 'again']) expect((await visit(path, remove(mine.id))).status).toBe(302)
  expect((await listed(ana)).map((one) => one.id)).not.toContain(mine.id)
})

test('SOC-07 a like without scripts comes back to the post; of nothing it is refused', async () => {
  const { id } = await say(eva, 'Curta isto')
  const visit = visitAs(ana)
  const like: [string, string][] = [['like', 'on']]
  expect((await visit(`${path}/${id}/curtida`, like)).status).toBe(302)
  expect((await visit(`${path}/${id}`)).text).toContain('1 curtida')
  expect((await visit(`${path}/99/curtida`, like)).status).toBe(302)
})

test('SOC-03 SOC-04 SOC-05 GAP-45 a picture or a video of a form without scripts; what is refused comes back with the words', async () => {
  const cookie = `${sessionCookieName(false)}=${eva.token}`
  const visit = portal.of(world, station.slug)
  const send = async (files: Record<string, [string, Buffer]>, words = 'Veja só') => {
    const text = (await visit(path, { cookie })).text
    const form = new FormData()
    for (const [name, value] of formFields(text, 'description'))
      if (!['imagem', 'video'].includes(name)) form.append(name, name === 'description' ? words : value)
    for (const name of ['imagem', 'video']) {
      const [fileName = '', bytes] = files[name] ?? []
      form.append(name, new File(bytes ? [new Uint8Array(bytes)] : [], fileName))
    }
    return visit(path, { cookie }, form)
  }
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect((await send({ imagem: ['a.png', picture] })).status).toBe(302)
  expect((await send({ video: ['a.mp4', mp4()] }, '')).status).toBe(302)
  const [video, image] = await listed(eva)
  expect([video?.media_type, video?.description, image?.media_type, image?.description]).toEqual([
    'video',
    '',
    'image',
    'Veja só',
  ])
  const shown = (await visit(path, { cookie })).text
  expect(shown).toContain(`src="${video?.media}"`)
  expect(shown).toContain(`src="${image?.media}"`)
  const refusals: [Record<string, [string, Buffer]>, string][] = [
    [{ imagem: ['a.png', Buffer.alloc(1_200_001)] }, 'Escolha um arquivo de tamanho menor!'],
    [{ imagem: ['a.png', Buffer.from('MZ')] }, 'Formato não suportado!'],
    [{ video: ['a.exe', mp4()] }, 'Formato não suportado!'],
    [{ video: ['a.mp4', Buffer.from('MZ')] }, 'Formato não suportado!'],
    [{ imagem: ['a.png', picture], video: ['a.mp4', mp4()] }, texts.both],
  ]
  for (const [files, said] of refusals) {
    const page = await send(files, 'Não se perde')
    expect({ said, status: page.status }).toEqual({ said, status: 422 })
    expect(page.text).toContain(said)
    expect(formFields(page.text, 'description')).toContainEqual(['description', 'Não se perde'])
    // It stands at the file, whose part is open; the words were not wrong.
    expect(page.text).toContain(`id="${'video' in files ? 'video' : 'imagem'}-error"`)
    expect(page.text).not.toContain('id="post-error"')
    expect(page.text).toMatch(/<details[^>]* open/)
  }
  expect((await listed(eva))[0]?.id).toBe(video?.id)
  expect((await visit(`${path}?grande=1`, { cookie })).text).toContain('Escolha um arquivo de tamanho menor!')
})

test('SEC-65 TEN-09 the wall of a station without it is closed, its addresses and its calls', async () => {
  const off = await world.station({ config: { features: { feed: false } } })
  const member = await addMember(world, off)
  for (const address of [path, `${path}/1`, `${path}/1/curtida`])
    expect((await visitAs(member, off)(address)).status).toBe(302)
  expect((await visitAs(member, off)('/homepage')).text).not.toContain('href="/homepage/feed"')
  expect((await visitAs(ana)('/homepage')).text).toContain('href="/homepage/feed"')
})

test('SEC-65 SEC-56 markup is text, with a direction of its own; who may not write reads why in the place of the form', async () => {
  await say(eva, '<img src=x onerror=alert(1)> שלום')
  const { text } = await visitAs(ana)(path)
  expect(text).toMatch(/<p[^>]* dir="auto">&lt;img src=x onerror=alert\(1\)&gt; שלום<\/p>/)
  const owner = await addMember(world, station, { role: 'owner' })
  await owner.client.call(blockWriter, { body: { participant: ana.id, reason: 'Muita propaganda' } })
  const blocked = (await visitAs(ana)(path)).text
  expect(blocked).toContain('Motivo: Muita propaganda')
  expect(blocked).not.toContain('name="description"')
})
