import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { activities } from '#api/activities/participation/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { listActions, listJourneys, listParticipantCategories } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import type { changedActivitySchema } from '#contract/console/activities/changed-activity.ts'
import * as calls from '#contract/console/activities/endpoints.ts'
import type { homeRowSchema } from '#contract/console/activities/schemas.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { getPublicAction } from '#contract/site/public/endpoints.ts'
import { pictureSource } from '#stations/pictures.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { locatedMp4, mp4, position } from '#tests/fixtures/film.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const open = { participationStart: '2026-01-01T03:00:00.000Z', participationEnd: '2027-01-01T02:59:59.000Z' }
const owner = (station: StationRecord, name = 'Ana') => addMember(world, station, { role: 'owner', name })
type Value = Parameters<typeof create>[1]

const create = (by: TestMember, value: { name: string; [field: string]: unknown }, type_id = 16) =>
  by.client.call(calls.createActivity, { body: { type_id, value: value as { name: string } } })
const save = (by: TestMember, id: number, seen: string, value: Value, type_id = 16) =>
  by.client.call(calls.saveActivity, {
    params: { id },
    body: { seen, type_id, value: value as { name: string } },
  })
const status = (
  by: TestMember,
  { id, tag }: { id: number; tag: string },
  status: 'published' | 'withdrawn',
  home: Home = {},
) => by.client.call(calls.setActivityStatus, { params: { id }, body: { seen: tag, status, ...home } })
type Home = { home?: boolean; row?: z.input<typeof homeRowSchema> }
const lines = async (by: TestMember) =>
  (await by.client.call(listAudit)).map(({ who, what, part }) => `${who} ${what} ${part}`)

describe('an activity of the owners', () => {
  let station: StationRecord
  let ana: TestMember
  let member: TestMember
  beforeAll(async () => {
    station = await world.station()
    ana = await owner(station)
    member = await addMember(world, station)
  })

  test('is a draft until it is published, gone when it is withdrawn; each step has its audit line', async () => {
    const draft = await create(ana, { name: 'Boas-vindas', points: 10.5, ...open })
    const params = { id: draft.id }
    const shown = () => member.client.call(getAction, { params })
    expect(draft).toMatchObject({
      status: 'draft',
      points: 10.5,
      click_me_label: 'Participar',
      updated_by: 'Ana',
    })
    await expect(shown()).rejects.toMatchObject({ status: 404 })
    const published = await status(ana, draft, 'published')
    await expect(shown()).resolves.toMatchObject({ name: 'Boas-vindas', participation: { state: 'open' } })
    await expect(status(ana, published, 'published')).rejects.toMatchObject({ code: 'already_done' })
    await member.client.call(takePartInRawContent, { body: { action_id: draft.id } })
    await status(ana, published, 'withdrawn')
    await expect(shown()).rejects.toMatchObject({ status: 404 })
    expect(await lines(ana)).toEqual([
      `Ana activity.withdraw activity:${draft.id}`,
      `Ana activity.publish activity:${draft.id}`,
      `Ana activity.create activity:${draft.id}`,
    ])
  })

  test('ACT-S05 ACT-01 what the database or the ledger could not hold is refused before', async () => {
    const refused = { code: 'invalid_input' }
    const window = { participationStart: '0000-01-01T00:00:00Z', participationEnd: '2030-01-01T00:00:00Z' }
    await expect(create(ana, { name: 'Antiga', ...window })).rejects.toMatchObject(refused)
    const body = { code: 'amigos', pointsInviter: 1e300 }
    await expect(create(ana, { name: 'Rica', ...open, body }, 1)).rejects.toMatchObject(refused)
  })

  test('ACT-S03 HTML is made harmless, in the type’s own part too; the audit line keeps what changed and nothing else', async () => {
    const bad = '<p onclick="x()">Oi<script>1</script></p>'
    const made = await create(ana, {
      name: 'Acordo',
      description: bad,
      rules: bad,
      feedback_message: bad,
      ...open,
    })
    expect(made).toMatchObject({
      description: '<p>Oi</p>',
      rules: '<p>Oi</p>',
      feedback_message: '<p>Oi</p>',
    })
    const changed = { description: '<p>Novo</p>', rules: bad, feedback_message: '' }
    await save(ana, made.id, made.tag, { name: 'Acordo', ...changed })
    const [line] = await ana.client.call(listAudit)
    expect(line).toMatchObject({
      before: { description: '<p>Oi</p>', feedback_message: '<p>Oi</p>' },
      after: { description: '<p>Novo</p>', feedback_message: '' },
    })
    expect(Object.keys(line?.after as object).sort()).toEqual(['description', 'feedback_message'])
  })

  test('what is published changes at once, for visitors too', async () => {
    const made = await status(ana, await create(ana, { name: 'Antes', ...open }), 'published')
    const params = { id: made.id, stationId: station.id }
    const name = async () => (await world.client(station).call(getPublicAction, { params })).name
    // A process hears of it by a notice of the database.
    await expect.poll(name, { timeout: 10_000 }).toBe('Antes')
    await save(ana, made.id, made.tag, { name: 'Depois', ...open })
    await expect.poll(name, { timeout: 10_000 }).toBe('Depois')
  })

  test('ACT-S05 the end comes after the beginning; without both nothing that is taken part in is published', async () => {
    const turned = { participationStart: open.participationEnd, participationEnd: open.participationStart }
    await expect(create(ana, { name: 'Ao contrário', ...turned })).rejects.toMatchObject({
      body: { fields: { participationEnd: ['O fim deve ser depois do início.'] } },
    })
    const made = await create(ana, { name: 'Sem fim', participationStart: open.participationStart })
    await expect(status(ana, made, 'published')).rejects.toMatchObject({
      body: { fields: { participationEnd: [expect.stringMatching(/Informe início e fim/)] } },
    })
    const page = await create(ana, { name: 'Só descrição' }, 17)
    await expect(status(ana, page, 'published')).resolves.toMatchObject({ status: 'published' })
  })

  test('GAP-41 the type’s own part has the form of the type', async () => {
    const at = (url: string) => create(ana, { name: 'Blog', body: { url } }, 13)
    await expect(at('javascript:alert(1)')).rejects.toMatchObject({
      code: 'invalid_input',
      body: { fields: { 'value.body.url': [expect.any(String)] } },
    })
    const made = await at('https://blog.exemplo.com.br/')
    expect(made.body).toEqual({ url: 'https://blog.exemplo.com.br/' })
    const kept = await save(ana, made.id, made.tag, { name: 'Outro nome' }, 13)
    expect(kept).toMatchObject({ name: 'Outro nome', body: made.body })
    const ofAnother = { name: 'Compartilhe', body: { link: 'https://blog.exemplo.com.br/' } }
    await expect(save(ana, made.id, kept.tag, ofAnother, 5)).rejects.toMatchObject({
      body: { fields: { type_id: ['Esta atividade é de outro tipo. Recarregue a página.'] } },
    })
  })

  test('GAP-41 a stored part of the wrong form is shown to its owners as none, and can be written anew', async () => {
    const made = await create(ana, { name: 'Blog', body: { url: 'https://blog.exemplo.com.br/' } }, 13)
    const params = { id: made.id }
    await world.database.db
      .update(activities)
      .set({ body: { url: 7 } })
      .where(and(eq(activities.stationId, station.id), eq(activities.id, made.id)))
    const broken = await ana.client.call(calls.getManagedActivity, { params })
    expect(broken.body).toBeNull()
    const kept = await save(ana, made.id, broken.tag, { name: 'Outro nome' }, 13)
    expect(kept).toMatchObject({ name: 'Outro nome', body: null })
    const saved = await save(ana, made.id, kept.tag, { name: 'Outro nome', body: made.body }, 13)
    expect(saved.body).toEqual(made.body)
  })

  test('ONB-02 an invite code of what is published belongs to one activity', async () => {
    const invite = (name: string, code: string, type = 1) =>
      create(ana, { name, ...open, body: { code, pointsInviter: 5, pointsInvited: 5 } }, type)
    const first = await invite('Primeiro', 'VEMJUNTO')
    await status(ana, first, 'published')
    const second = await invite('Segundo', 'VEMJUNTO', 19)
    const taken = {
      body: { fields: { 'body.code': ['O convite "Primeiro" já usa este código. Escolha outro.'] } },
    }
    await expect(status(ana, second, 'published')).rejects.toMatchObject(taken)
    const other = await status(ana, await invite('Terceiro', 'OUTRO'), 'published')
    const value = { name: 'Terceiro', ...open, body: { ...other.body, code: 'VEMJUNTO' } }
    await expect(save(ana, other.id, other.tag, value, 1)).rejects.toMatchObject(taken)
  })

  test('ACT-S04 videos keep their numbers, new ones get the next; an address that is none is refused', async () => {
    const video = (name: string, more: object = {}) => ({
      name,
      url: 'https://youtu.be/dQw4w9WgXcQ',
      ...more,
    })
    const made = await create(ana, { name: 'Série', videos: [video('Um'), video('Dois')] })
    expect(made.videos.map(({ id }) => id)).toEqual([1, 2])
    const saved = await save(ana, made.id, made.tag, {
      name: 'Série',
      videos: [video('Dois', { id: 2 }), video('Três')],
    })
    expect(saved.videos.map(({ id, name }) => [id, name])).toEqual([
      [2, 'Dois'],
      [3, 'Três'],
    ])
    await expect(
      create(ana, { name: 'Ruim', videos: [{ name: 'x', url: 'javascript:alert(1)' }] }),
    ).rejects.toMatchObject({ body: { fields: { 'videos.0.url': [expect.any(String)] } } })
  })

  test('ACT-S07 prerequisites are activities of the station, and never wait for each other', async () => {
    const first = await create(ana, { name: 'Primeira' })
    const second = await create(ana, { name: 'Segunda', prerequisites: [first.id] })
    const third = await create(ana, { name: 'Terceira', prerequisites: [second.id] })
    expect(third.prerequisites).toEqual([{ id: second.id, name: 'Segunda' }])
    const foreign = await create(await owner(await world.station()), { name: 'De outra estação' })
    for (const wrong of [first.id, third.id, foreign.id])
      await expect(
        save(ana, first.id, first.tag, { name: 'Primeira', prerequisites: [wrong] }),
      ).rejects.toMatchObject({ body: { fields: { prerequisites: [expect.any(String)] } } })
  })

  test('GAP-139 an activity is for plans of the station, which stay when something else is saved, and can be taken away', async () => {
    const plans = [{ id: 7, name: 'Ouro', priceCents: 0, days: 30 as const }]
    const own = await world.station({ content: { plans } })
    const by = await owner(own)
    const made = await create(by, { name: 'Para assinantes', onlyForPlans: [7, 7] })
    expect(made.onlyForPlans).toEqual([7])
    const foreign = { name: 'Para assinantes', onlyForPlans: [8] }
    await expect(save(by, made.id, made.tag, foreign)).rejects.toMatchObject({
      status: 422,
      body: { fields: { onlyForPlans: ['Um dos planos não existe mais. Escolha outra vez.'] } },
    })
    const named = await save(by, made.id, made.tag, { name: 'Só deles' })
    expect(named.onlyForPlans).toEqual([7])
    const opened = await save(by, made.id, named.tag, { name: 'Para todos', onlyForPlans: [] })
    expect(opened.onlyForPlans).toEqual([])
  })

  test('two owners at once: one saves, the other learns who was faster and what is there; nothing is overwritten', async () => {
    const bia = await owner(station, 'Bia')
    const made = await create(ana, { name: 'De quem?', ...open })
    const both = await Promise.allSettled(
      [ana, bia].map((who, at) =>
        save(who, made.id, made.tag, { name: at === 0 ? 'Da Ana' : 'Da Bia', ...open }),
      ),
    )
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = both[0]?.status === 'fulfilled' ? 'Ana' : 'Bia'
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      body: { details: { who: winner, value: { name: `Da ${winner}` } } },
    })
    await expect(status(bia, made, 'published')).rejects.toMatchObject({ code: 'conflict' })
    const now = await ana.client.call(calls.getManagedActivity, { params: { id: made.id } })
    expect(now.name).toBe(`Da ${winner}`)
    // Having seen the other's, one may save.
    await expect(save(bia, made.id, now.tag, { name: 'Agora sim', ...open })).resolves.toMatchObject({
      name: 'Agora sim',
    })
  })

  test('the preview is what a member who may take part would see, of a draft too', async () => {
    const need = await create(ana, { name: 'Antes disso' })
    const draft = await create(ana, { name: 'Prévia', prerequisites: [need.id], ...open })
    await expect(ana.client.call(calls.previewActivity, { params: { id: draft.id } })).resolves.toMatchObject(
      {
        name: 'Prévia',
        userActions: 0,
        participation: { state: 'open' },
      },
    )
  })

  test('VAL-10 VID-07 SEC-07 SEC-96 a film is stored without where it was made, once it was read to its end, up to 10 MB', async () => {
    const add = (bytes: Buffer) => ana.client.call(calls.addFilm, { upload: { file: fileOf(bytes) } })
    const film = mp4()
    const { url, durationSeconds } = await add(film)
    expect(durationSeconds, 'VID-01').toBe(1)
    expect(url).toMatch(new RegExp(`^/arquivos/${ana.ctx.station.id}/[0-9a-f]{40}/videos/filme\\.mp4$`))
    const file = await world.ports.files.get(url.replace('/arquivos/', ''))
    expect(file).toMatchObject({ contentType: 'video/mp4', size: film.length })
    const located = await add(locatedMp4())
    const stored = await world.ports.files.get(located.url.replace('/arquivos/', ''))
    expect(stored && (await buffer(stored.body)).includes(position), 'SEC-96').toBe(false)
    await expect(add(Buffer.from('<html><script>1</script>'))).rejects.toMatchObject({
      body: { fields: { file: ['Envie um vídeo MP4 ou WebM.'] } },
    })
    await expect(add(film.subarray(0, -10))).rejects.toMatchObject({
      body: { fields: { file: [expect.stringContaining('Este vídeo está incompleto')] } },
    })
    await expect(add(Buffer.concat([film, Buffer.alloc(10_000_000)]))).rejects.toMatchObject({
      body: { fields: { file: ['Erro: Imagem/Vídeo maior que 10 MB'] } },
    })
    const draft = await create(ana, { name: 'Série', videos: [{ name: 'Um', url, durationSeconds: 12.5 }] })
    expect(draft.videos).toMatchObject([{ id: 1, url, durationSeconds: 12.5 }])
  })

  test('GAP-155 a picture is stored whole, each size with the pixels of one of 16:9; what is no picture is refused', async () => {
    const pngOf = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0af' } })
        .png()
        .toBuffer() // raw-value-ok: a test picture
    const add = (file: Buffer) =>
      ana.client.call(calls.addActivityPicture, {
        upload: { file: fileOf(file), fields: { kind: 'covers' } },
      })
    const sidesOf = async (image: string, size: string) => {
      const key = image.replace('/arquivos/', '').replace('.webp', `${size}.webp`)
      const file = await world.ports.files.get(key)
      if (!file) throw new Error(`no ${key}`)
      const { width, height } = await sharp(await buffer(file.body)).metadata()
      return [width, height]
    }
    for (const [width, height, ...sizes] of [
      [1600, 900, [1280, 720], [640, 360], [320, 180]],
      [400, 400, [960, 960], [480, 480], [240, 240]],
      [900, 1200, [831, 1109], [416, 555], [208, 278]],
      [4000, 100, [1518, 607], [759, 304], [380, 152]],
    ] as const) {
      const { image } = await add(await pngOf(width, height))
      expect(pictureSource(image)).toMatchObject({ width: 1280, height: 720 })
      for (const [at, size] of ['', '-640', '-320'].entries())
        expect(await sidesOf(image, size)).toEqual(sizes[at])
    }
    await expect(add(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(add(Buffer.alloc(3 * 1024 * 1024 + 1))).rejects.toMatchObject({
      body: { messages: ['Erro: Imagem/Vídeo maior que 3 MB'] },
    })
  })

  test('a Lottie animation is stored, anything else is refused', async () => {
    const add = (value: unknown) =>
      ana.client.call(calls.addAnimation, { upload: { file: fileOf(JSON.stringify(value)) } })
    const { animation } = await add({ v: '5.7', w: 10, h: 10, layers: [] })
    expect(animation).toMatch(new RegExp(`^/arquivos/${station.id}/[0-9a-f]{40}/lottie/animacao\\.json$`))
    await expect(add({ html: '<script>' })).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

describe('the list of activities', () => {
  let ana: TestMember
  const names = async (query: object = {}) =>
    (await ana.client.call(calls.listManagedActivities, { query })).list.map(({ name }) => name)
  beforeAll(async () => {
    const station = await world.station({
      content: {
        activities: [
          { id: 1, type: 16, name: 'Ação de graças' },
          { id: 2, type: 17, name: 'Bingo', status: 'draft' },
          { id: 3, type: 16, name: 'Coração', status: 'withdrawn' },
        ],
      },
    })
    ana = await owner(station)
  })

  test('HOM-08 all states, searched without accents and case, by state and type, in pages', async () => {
    expect(await names()).toEqual(['Ação de graças', 'Bingo', 'Coração'])
    expect(await names({ search: 'ACAO' })).toEqual(['Ação de graças', 'Coração'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ status: 'draft' })).toEqual(['Bingo'])
    expect(await names({ type_id: 16, status: 'withdrawn' })).toEqual(['Coração'])
    const page = await ana.client.call(calls.listManagedActivities, { query: { limit: 1, offset: 1 } })
    expect(page).toMatchObject({ total: 3, list: [{ name: 'Bingo', status: 'draft' }] })
  })

  test('HOM-06 moves one place up or down, also where all have the same priority; ends stay', async () => {
    const move = (id: number, by: -1 | 1) =>
      ana.client.call(calls.moveActivity, { params: { id }, body: { by } })
    await move(3, -1)
    expect(await names()).toEqual(['Ação de graças', 'Coração', 'Bingo'])
    await move(3, -1)
    expect(await names()).toEqual(['Coração', 'Ação de graças', 'Bingo'])
    await move(3, -1)
    await move(2, 1)
    expect(await names()).toEqual(['Coração', 'Ação de graças', 'Bingo'])
    await move(1, 1)
    expect(await names()).toEqual(['Coração', 'Bingo', 'Ação de graças'])
    expect(await lines(ana)).toHaveLength(3)
  })

  test('HOM-06 the move of a neighbour is no change of an activity whose form is open', async () => {
    const { id, tag, priority } = await create(ana, { name: 'Aberta', ...open })
    const neighbour = await create(ana, { name: 'Vizinha', ...open })
    const params = { id: neighbour.id }
    await ana.client.call(calls.moveActivity, { params, body: { by: -1 } })
    const after = await ana.client.call(calls.getManagedActivity, { params: { id } })
    expect(after.priority, 'it was moved').not.toBe(priority)
    const named = await save(ana, id, tag, { name: 'Ainda aberta' })
    expect(named).toMatchObject({ name: 'Ainda aberta', priority: after.priority })
    // A form that shows the place it had before leaves it; one that chooses another is told.
    const kept = await save(ana, id, tag, { name: named.name, priority })
    expect(kept.priority).toBe(after.priority)
    await expect(save(ana, id, tag, { name: named.name, priority: 7 })).rejects.toMatchObject({
      code: 'conflict',
    })
    const placed = await save(ana, id, named.tag, { name: named.name, priority: 1 })
    expect(placed, 'its own place is a change').toMatchObject({ priority: 1, updated_by: 'Ana' })
    expect((await names())[0]).toBe('Ainda aberta')
  })
})

test('HOM-05 HOM-06 every change is on the members’ home at once, although what all see alike is kept', async () => {
  const station = await world.station()
  const [ana, member] = [await owner(station), await addMember(world, station)]
  const home = async () => {
    const [cards, { content }] = await Promise.all([
      member.client.call(listActions),
      member.client.call(listParticipantCategories),
    ])
    const names = ({ name, prerequisites }: (typeof cards)[number]) =>
      [name, ...prerequisites.action_prerequisites.map((needed) => needed.name)].join(' < ')
    return [cards.map(names), ...content.map(({ name, total }) => `${name} ${total}`)]
  }
  const add = async (name: string, more: object = {}) =>
    status(ana, await create(ana, { name, ...open, ...more }), 'published', { home: false })
  expect(await home()).toEqual([[]])
  const first = await add('Um')
  expect(await home()).toEqual([['Um']])
  const second = await add('Dois', { prerequisites: [first.id] })
  expect(await home()).toEqual([['Um', 'Dois < Um']])
  await save(ana, first.id, first.tag, { name: 'Uma', ...open })
  expect(await home()).toEqual([['Uma', 'Dois < Uma']])
  await ana.client.call(calls.moveActivity, { params: { id: second.id }, body: { by: -1 } })
  expect(await home()).toEqual([['Dois < Uma', 'Uma']])

  const key = { kind: 'category' as const }
  const value = { name: 'Casa', icon: 'gift', activities: [first.id] }
  const made = await ana.client.call(calls.createCollection, { params: key, body: value })
  expect(await home()).toContain('Casa 1')
  const saved = await ana.client.call(calls.saveCollection, {
    params: { ...key, id: made.id },
    body: { seen: made.tag, value: { ...value, activities: [first.id, second.id] } },
  })
  expect(await home()).toContain('Casa 2')
  await ana.client.call(calls.removeCollection, {
    params: { ...key, id: made.id },
    query: { seen: saved.tag },
  })
  expect(await home()).toEqual([['Dois < Uma', 'Uma']])
  const now = await ana.client.call(calls.getManagedActivity, { params: { id: second.id } })
  await status(ana, now, 'withdrawn')
  expect(await home()).toEqual([['Uma']])
})

describe('categories and journeys', () => {
  test('HOM-04 HOM-05 are made, renamed, ordered, filled and removed; two owners do not overwrite each other', async () => {
    const station = await world.station({
      content: { activities: [1, 2, 3].map((id) => ({ id, type: 16, name: `Atividade ${id}` })) },
    })
    const [ana, bia] = [await owner(station), await owner(station, 'Bia')]
    const member = await addMember(world, station)
    const make = (kind: 'category' | 'journey', name: string, activities: number[]) =>
      ana.client.call(calls.createCollection, { params: { kind }, body: { name, icon: 'gift', activities } })
    const shop = await make('category', 'Loja', [1])
    const tour = await make('journey', 'Passeio', [3, 1])
    await make('category', 'Casa', [2])
    const edit = (by: TestMember, seen: string, name: string, activities: number[]) =>
      by.client.call(calls.saveCollection, {
        params: { kind: 'category', id: shop.id },
        body: { seen, value: { name, icon: 'gift', activities } },
      })
    await edit(ana, shop.tag, 'Loja nova', [2, 1])
    await expect(edit(bia, shop.tag, 'Da Bia', [])).rejects.toMatchObject({
      code: 'conflict',
      body: { details: { who: 'Ana' } },
    })
    await ana.client.call(calls.moveCollection, {
      params: { kind: 'category', id: shop.id },
      body: { by: 1 },
    })
    const { content } = await member.client.call(listParticipantCategories)
    expect(content.map(({ name, total }) => [name, total])).toEqual([
      ['Casa', 1],
      ['Loja nova', 2],
    ])
    const [journey] = await member.client.call(listJourneys)
    expect(journey?.actions.map(({ id }) => id)).toEqual([3, 1])
    await expect(make('category', 'Ruim', [99])).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(make('category', 'Duas vezes', [1, 1])).rejects.toMatchObject({ code: 'invalid_input' })
    const left = await ana.client.call(calls.removeCollection, {
      params: { kind: 'journey', id: tour.id },
      query: { seen: tour.tag },
    })
    expect(left.map(({ name }) => name)).toEqual(['Casa', 'Loja nova'])
    expect((await lines(ana)).map((line) => line.split(' ')[1])).toEqual([
      'collection.remove',
      'collection.move',
      'collection.save',
      ...Array(3).fill('collection.create'),
    ])
  })
})

test('GAP-05 owners only, and of this station only: another station’s owner finds nothing and changes nothing', async () => {
  const station = await world.station({
    content: {
      activities: [{ id: 1, type: 16, name: 'Nossa' }],
      categories: [{ id: 1, name: 'Nossa', activities: [1] }],
    },
  })
  const [ana, member] = [await owner(station), await addMember(world, station)]
  const stranger = await owner(await world.station(), 'Eva')
  const { tag } = await ana.client.call(calls.getManagedActivity, { params: { id: 1 } })
  const done = await member.client.call(takePartInRawContent, { body: { action_id: 1 } })
  const ofCategory = { kind: 'category', id: 1 } as const
  const category = await ana.client.call(calls.getManagedCollection, { params: ofCategory })
  const params = { id: 1 }
  const attempts = (by: TestMember) => [
    by.client.call(calls.getManagedActivity, { params }),
    by.client.call(calls.saveActivity, {
      params,
      body: { seen: tag, type_id: 16, value: { name: 'Minha' } },
    }),
    by.client.call(calls.setActivityStatus, { params, body: { seen: tag, status: 'withdrawn' } }),
    by.client.call(calls.moveActivity, { params, body: { by: 1 } }),
    by.client.call(calls.previewActivity, { params }),
    by.client.call(calls.listParticipations, { params }),
    by.client.call(calls.undoParticipation, { params: { id: done.id }, body: { reason: 'Porque sim' } }),
    by.client.call(calls.getManagedCollection, { params: ofCategory }),
    by.client.call(calls.saveCollection, {
      params: ofCategory,
      body: { seen: category.tag, value: { name: 'Minha' } },
    }),
    by.client.call(calls.removeCollection, {
      params: ofCategory,
      query: { seen: category.tag },
    }),
  ]
  const refused = async (by: TestMember) =>
    (await Promise.allSettled(attempts(by))).map((one) =>
      one.status === 'rejected' ? one.reason.status : 200,
    )
  expect(new Set(await refused(stranger))).toEqual(new Set([404]))
  expect(new Set(await refused(member))).toEqual(new Set([403]))
  await expect(create(member, { name: 'Minha' })).rejects.toMatchObject({ status: 403 })
  expect(await stranger.client.call(calls.listManagedActivities)).toEqual({ list: [], total: 0 })
  expect(await stranger.client.call(calls.listManagedCollections)).toEqual([])
  expect(await lines(ana)).toEqual([])
})

test('TEN-08 what is left out of a change stays as it is: a step of a form saves its own fields', async () => {
  const station = await world.station()
  const ana = await owner(station)
  const first = await create(ana, { name: 'Um', ...open })
  const videos = [{ name: 'Filme', url: 'https://youtu.be/aaaaaaaaaaa' }]
  const whole = { points: 10.5, rules: '<p>Regras</p>', isPublic: false, limitPerUser: 3, videos }
  const made = await create(ana, { name: 'Dois', ...open, ...whole, prerequisites: [first.id] })
  const put = (seen: string, value: z.input<typeof changedActivitySchema>['value']) =>
    ana.client.call(calls.saveActivity, { params: { id: made.id }, body: { seen, type_id: 16, value } })
  const { tag: _, updated_by: __, ...before } = made
  const said = await put(made.tag, { name: 'Três', description: '<p>Oi</p>' })
  expect(said).toMatchObject({ ...before, name: 'Três', description: '<p>Oi</p>' })
  const rewarded = await put(said.tag, { points: 2, prerequisites: [] })
  expect(rewarded).toMatchObject({ ...said, points: 2, prerequisites: [], tag: rewarded.tag })
  expect(await put(rewarded.tag, {})).toEqual(rewarded)
  // Half a window is held against the half that is stored.
  await expect(put(rewarded.tag, { participationEnd: '2025-01-01T00:00:00.000Z' })).rejects.toMatchObject({
    body: { fields: { participationEnd: ['O fim deve ser depois do início.'] } },
  })
  await expect(put(made.tag, { priority: 3 })).rejects.toMatchObject({ code: 'conflict' })
})

test('TEN-08 what is typed is seen as members would see it, and nothing is written', async () => {
  const station = await world.station()
  const ana = await owner(station)
  const made = await create(ana, { name: 'Um', description: '<p>Velho</p>', ...open })
  const params = { id: made.id }
  const tried = (value: object, type_id = 16) =>
    ana.client.call(calls.tryActivity, { params, body: { type_id, value } })
  const bad = '<p onclick="x()">Novo</p>'
  expect(await tried({ name: 'Dois', description: bad })).toMatchObject({
    name: 'Dois',
    description: '<p>Novo</p>',
  })
  expect(await tried({ points: 3 })).toMatchObject({ name: 'Um', description: '<p>Velho</p>' })
  await expect(tried({}, 5)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await ana.client.call(calls.getManagedActivity, { params })).toEqual(made)
  const member = await addMember(world, station)
  await expect(
    member.client.call(calls.tryActivity, { params, body: { type_id: 16, value: {} } }),
  ).rejects.toMatchObject({ status: 403 })
})

describe('HOM-05 what is published for the first time goes on the home, unless its owner says no', () => {
  const rowsOf = async (by: TestMember) =>
    Promise.all(
      (await by.client.call(calls.listManagedCollections)).map(async ({ kind, id, name }) => {
        const { activities } = await by.client.call(calls.getManagedCollection, { params: { kind, id } })
        return [name, ...activities.map((one) => one.name)]
      }),
    )
  const draft = (by: TestMember, name: string, more: object = {}) => create(by, { name, ...open, ...more })

  test('first of what is new, in a row that is made once; published again it stays where it is', async () => {
    const ana = await owner(await world.station())
    await status(ana, await draft(ana, 'Fora'), 'published', { home: false })
    expect(await rowsOf(ana)).toEqual([])
    const one = await status(ana, await draft(ana, 'Um'), 'published')
    await status(ana, await draft(ana, 'Dois'), 'published')
    expect(await rowsOf(ana)).toEqual([['Novidades', 'Dois', 'Um']])
    const [row] = await ana.client.call(calls.listManagedCollections)
    const params = { kind: 'category' as const, id: row?.id ?? 0 }
    const { tag: seen } = await ana.client.call(calls.getManagedCollection, { params })
    await ana.client.call(calls.saveCollection, { params, body: { seen, value: { name: 'Novidades' } } })
    await status(ana, await status(ana, one, 'withdrawn'), 'published')
    expect(await rowsOf(ana)).toEqual([['Novidades']])
  })

  test('into the row that was chosen; where it is gone nothing is published', async () => {
    const ana = await owner(await world.station())
    const kind = 'category' as const
    const body = { name: 'Leituras', icon: 'star', activities: [] }
    const { id } = await ana.client.call(calls.createCollection, { params: { kind }, body })
    const made = await draft(ana, 'Um')
    await expect(status(ana, made, 'published', { row: { kind, id: 99 } })).rejects.toMatchObject({
      body: { fields: { row: ['Esta lista não existe mais.'] } },
    })
    const { status: stands } = await ana.client.call(calls.getManagedActivity, { params: { id: made.id } })
    expect(stands).toBe('draft')
    await status(ana, made, 'published', { row: { kind, id } })
    expect(await rowsOf(ana)).toEqual([['Leituras', 'Um']])
  })

  test('what stands there already, or has no place there, is put nowhere; sent twice it is put once', async () => {
    const ana = await owner(await world.station())
    await status(ana, await draft(ana, 'Destaque', { priorityCarousel: 1 }), 'published')
    expect(await rowsOf(ana)).toEqual([])
    const made = await draft(ana, 'Um')
    const twice = await Promise.all([1, 2].map(() => status(ana, made, 'published')))
    expect(new Set(twice.map(({ tag }) => tag)).size).toBe(1)
    expect(await rowsOf(ana)).toEqual([['Novidades', 'Um']])
    const [line] = await ana.client.call(listAudit)
    expect(line).toMatchObject({ what: 'activity.publish', after: { row: 'Novidades' } })
  })

  test('a home that is full keeps nothing from being published', async () => {
    const ana = await owner(await world.station())
    for (let at = 0; at < 25; at += 1)
      await ana.client.call(calls.createCollection, {
        params: { kind: 'category' },
        body: { name: `Lista ${at}` },
      })
    await expect(status(ana, await draft(ana, 'Um'), 'published')).resolves.toMatchObject({
      status: 'published',
    })
    expect((await rowsOf(ana)).flat()).not.toContain('Um')
  })
})

describe('SEC-35 how much one station holds', () => {
  test('a home has ten journeys of forty steps, and more are refused in words', async () => {
    const ana = await owner(await world.station())
    const make = (name: string, activities: number[]) =>
      ana.client.call(calls.createCollection, {
        params: { kind: 'journey' },
        body: { name, icon: 'star', activities },
      })
    const steps = Array.from({ length: 41 }, (_, at) => at + 1)
    await expect(make('Longa', steps)).rejects.toMatchObject({
      body: { fields: { activities: ['Uma jornada tem no máximo 40 atividades.'] } },
    })
    for (let at = 0; at < 10; at += 1) await make(`Jornada ${at}`, [])
    await expect(make('Uma a mais', [])).rejects.toMatchObject({
      body: {
        fields: { name: ['A vitrine já tem 10 fileiras deste tipo. Exclua uma antes.'] },
      },
    })
  })

  test('SEC-39 the list of rows says how much each has, and all of them together have six thousand activities', async () => {
    const station = await world.station()
    const ana = await owner(station)
    const { id: first, ...row } = await activityRow(station, (await create(ana, { name: 'Primeira' })).id)
    const more = await world.database.db
      .insert(activities)
      .values(Array.from({ length: 1_000 }, () => row))
      .returning({ id: activities.id })
    const ids = [first, ...more.map(({ id }) => id)]
    const make = (name: string, activities: number[]) =>
      ana.client.call(calls.createCollection, { params: { kind: 'category' }, body: { name, activities } })
    await expect(make('Tudo', ids)).rejects.toMatchObject({
      body: { fields: { activities: ['Uma fileira tem no máximo 1.000 atividades.'] } },
    })
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await make(name, ids.slice(0, 1_000))
    await expect(make('G', ids.slice(0, 1))).rejects.toMatchObject({
      body: { fields: { activities: [expect.stringContaining('no máximo 6.000 atividades ao todo')] } },
    })
    const list = await ana.client.call(calls.listManagedCollections, { query: { activity: first } })
    expect(list).toHaveLength(6)
    expect(new Set(list.map(({ count, has }) => `${count} ${has}`))).toEqual(new Set(['1000 true']))
    expect(JSON.stringify(list).length).toBeLessThan(1_000)
    const [{ kind, id } = { kind: 'category', id: 0 } as const] = list
    const params = { kind, id }
    const one = await ana.client.call(calls.getManagedCollection, { params })
    const value = { name: 'A', icon: 'star', activities: ids.slice(1, 1_000) }
    await ana.client.call(calls.saveCollection, { params, body: { seen: one.tag, value } })
    const rows = await ana.client.call(calls.listManagedCollections, { query: { activity: first } })
    expect(rows.map(({ has }) => has)).toEqual([false, true, true, true, true, true])
  })

  test('a station has three thousand activities', async () => {
    const station = await world.station()
    const ana = await owner(station)
    const { id: _, ...row } = await activityRow(station, (await create(ana, { name: 'Primeira' })).id)
    for (let left = 2_999; left > 0; left -= 1_000)
      await world.database.db
        .insert(activities)
        .values(Array.from({ length: Math.min(left, 1_000) }, () => row))
    await expect(create(ana, { name: 'Uma a mais' })).rejects.toMatchObject({
      code: 'conflict',
      body: { messages: [expect.stringContaining('3.000 atividades, o máximo')] },
    })
  })
})

async function activityRow(station: StationRecord, id: number) {
  const ofStation = and(eq(activities.stationId, station.id), eq(activities.id, id))
  const [row] = await world.database.db.select().from(activities).where(ofStation)
  if (!row) throw new Error('no such activity')
  return row
}
