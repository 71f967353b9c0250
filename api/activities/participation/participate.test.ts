import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listActions } from '#contract/activities/home/endpoints.ts'
import { createInvitationLink } from '#contract/activities/invitations/endpoints.ts'
import { getAction, getParticipation } from '#contract/activities/participation/endpoints.ts'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import { takePartInAgreement } from '#contract/activity-types/agreement.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { listPublicActions } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { balanceOf } from '../../ledger/index.ts'
import { participate } from './participate.ts'
import { rawContent } from './types/raw-content.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]

/** A station with one raw-content activity, number 1, and whatever else a test wants. */
const stationWith = (activity: Partial<Entry> = {}, others: Entry[] = []) =>
  world.station({
    content: { activities: [{ id: 1, type: 16, name: 'Boas-vindas', points: 10.5, ...activity }, ...others] },
  })
const body = { action_id: 1 }

describe('taking part', () => {
  test('ACT-16 PTS-01 PTS-02 earns its points, with a line of the statement and feedback', async () => {
    const station = await stationWith({ feedback: '<p>Obrigado<script>x</script></p>' })
    const { client, id } = await addMember(world, station)
    const done = await client.call(takePartInRawContent, { body })
    expect(done).toMatchObject({
      action_id: 1,
      earned: 10.5,
      points: 10.5,
      feedback_message: '<p>Obrigado</p>',
    })
    const { content } = await client.call(listEarnedPoints, { query: { 'where[user_id]': id } })
    expect(content).toMatchObject([
      { points: 10.5, action: { id: 1, name: 'Boas-vindas' }, cause: 'participation' },
    ])
    await expect(client.call(getParticipation, { params: { id: done.id } })).resolves.toEqual(done)
  })

  test('ACT-16 sent twice with the same key is once done and once earned', async () => {
    const { client, ctx, id } = await addMember(world, await stationWith({ limitPerUser: null }))
    const send = () => client.call(takePartInRawContent, { body, idempotencyKey: 'chave-do-formulario' })
    const answers = [await send(), ...(await Promise.all([send(), send(), send()]))]
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    expect(await balanceOf(ctx, id)).toMatchObject({ availableH: 1050 })
    await expect(client.call(getAction, { params: { id: 1 } })).resolves.toMatchObject({ userActions: 1 })
  })

  test('SEC-15 a key stands for one activity only', async () => {
    const second: Entry = { id: 2, type: 16, name: 'Segunda' }
    const { client } = await addMember(world, await stationWith({}, [second]))
    await client.call(takePartInRawContent, { body, idempotencyKey: 'a-mesma-chave' })
    await expect(
      client.call(takePartInRawContent, { body: { action_id: 2 }, idempotencyKey: 'a-mesma-chave' }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each([1, 3])(
    'ACT-S06 200 at once of one person pass a limit of %i exactly that often',
    async (limitPerUser) => {
      const { ctx, id } = await addMember(world, await stationWith({ limitPerUser }))
      const second = { ...ctx, db: (await world.database.another()).db }
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          participate(at % 2 ? ctx : second, rawContent, {
            activityId: 1,
            key: `tentativa-${at}`,
            input: undefined,
          }).then(
            () => 'done',
            (error) => error.code as string,
          ),
        ),
      )
      expect(answers.filter((one) => one === 'done')).toHaveLength(limitPerUser)
      expect(answers.filter((one) => one === 'limit_reached')).toHaveLength(200 - limitPerUser)
      expect(await balanceOf(ctx, id)).toMatchObject({ availableH: 1050 * limitPerUser })
    },
  )

  test('people of one station do not count for each other, nor those of another', async () => {
    const station = await stationWith({ limitPerUser: 1 })
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    const stranger = await addMember(world, await stationWith({ limitPerUser: 1 }))
    for (const { client } of [ana, eva, stranger])
      await expect(client.call(takePartInRawContent, { body })).resolves.toMatchObject({ points: 10.5 })
    const { id } = await eva.client
      .call(takePartInRawContent, { body, idempotencyKey: 'outra' })
      .catch(() => ({ id: 1 }))
    await expect(ana.client.call(getParticipation, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

test('SEC-04 what was taken part in is answered again after it was withdrawn; nothing new is taken', async () => {
  const station = await stationWith({ limitPerUser: null })
  const { client } = await addMember(world, station)
  const send = (idempotencyKey: string) => client.call(takePartInRawContent, { body, idempotencyKey })
  const done = await send('chave-de-antes')
  await world.database.db.execute(
    `update activities set status = 'withdrawn' where station_id = ${station.id} and id = 1`,
  )
  await expect(send('chave-de-antes')).resolves.toEqual(done)
  await expect(send('chave-de-depois')).rejects.toMatchObject({ status: 404 })
})

describe('how often in a minute', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  test('SEC-39 one person takes part sixty times a minute, whatever the activity; others go on, and so do they', async () => {
    const station = await stationWith({ limitPerUser: null, points: 0 }, [
      { id: 2, type: 16, name: 'Outra', limitPerUser: null },
    ])
    const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
    const take = ({ client }: typeof ana, id: number) =>
      client.call(takePartInRawContent, { body: { action_id: id } })
    for (let time = 0; time < 60; time += 1) await take(ana, 1 + (time % 2))
    await expect(take(ana, 2)).rejects.toMatchObject({
      status: 429,
      firstMessage: 'Foram muitas participações em um minuto. Continue em 60 segundos.',
    })
    await take(eva, 1)
    vi.setSystemTime(Date.now() + 60_000)
    await take(ana, 1)
  })
})

test('ACT-S02 a broken stored part makes its own activity unavailable, and nothing else', async () => {
  const station = await stationWith({ type: 15, body: { button: 'Aceito', checkbox: 'Li' } }, [
    { id: 2, type: 16, name: 'Guia' },
    { id: 3, type: 1, name: 'Convite', body: { code: 'AMIGA', pointsInviter: 1, pointsInvited: 1 } },
  ])
  const { client } = await addMember(world, station)
  await world.database.db.execute(
    `update activities set body = '"quebrado"' where station_id = ${station.id} and id in (1, 3)`,
  )
  const logged = vi.spyOn(world.ports.log, 'error')
  const unavailable = { status: 404, firstMessage: 'Erro! Esta atividade não está disponível.' }
  const calls = [
    () => client.call(getAction, { params: { id: 1 } }),
    () => client.call(takePartInAgreement, { body: { action_id: 1, checkbox: true } }),
    () => client.call(createInvitationLink, { body: { action_id: 3 } }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(unavailable)
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ activityId: 1, typeId: 15 }),
    expect.any(String),
  )
  logged.mockRestore()
  await expect(client.call(takePartInRawContent, { body: { action_id: 2 } })).resolves.toMatchObject({
    action_id: 2,
  })
  const cards = await client.call(listActions)
  expect(cards.map(({ id }) => id).sort()).toEqual([1, 2, 3])
  const visible = await world.client(station).call(listPublicActions, { params: { stationId: station.id } })
  expect(visible.response).toHaveLength(3)
})

describe('what stands against it', () => {
  const refused = async (activity: Partial<Entry>, others: Entry[] = []) => {
    const { client } = await addMember(world, await stationWith(activity, others))
    const shown = await client.call(getAction, { params: { id: 1 } })
    const problem = await client.call(takePartInRawContent, { body }).catch((error) => error)
    // The page shows what the platform decides.
    expect(problem.firstMessage).toBe(shown.participation.message)
    return { state: shown.participation.state, problem }
  }

  test('ACT-S05 GAP-37 outside the window, on the clock of the station', async () => {
    const past = { start: '2026-01-01T03:00:00Z', end: '2026-02-01T02:59:00Z' }
    const { state, problem } = await refused(past)
    expect(state).toBe('outside_window')
    expect(problem).toMatchObject({ code: 'not_open', status: 409 })
    expect(problem.firstMessage).toBe(
      'Você pode participar entre os dias 01/01/2026 às 00:00 e 31/01/2026 às 23:59.',
    )
    await expect(refused({ start: '2026-06-01T03:00:00Z' })).resolves.toMatchObject({
      state: 'outside_window',
    })
  })

  test('ACT-S05 without a date', async () => {
    for (const dates of [{ start: null }, { end: null }])
      expect((await refused(dates)).problem.firstMessage).toBe(
        'Houve um problema com a data de publicação desta atividade.',
      )
  })

  test('ACT-S06 GAP-35 a limit of 0 is blocked, none is unlimited', async () => {
    expect((await refused({ limitPerUser: 0 })).problem).toMatchObject({
      code: 'limit_reached',
      firstMessage: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
    })
    const { client } = await addMember(world, await stationWith({ limitPerUser: null, points: 0 }))
    for (let time = 0; time < 5; time += 1) await client.call(takePartInRawContent, { body })
    await expect(client.call(getAction, { params: { id: 1 } })).resolves.toMatchObject({
      userActions: 5,
      participation: { state: 'open', message: '' },
    })
  })

  test('ACT-S07 what has to come first', async () => {
    const first: Entry = { id: 2, type: 16, name: 'Guia' }
    const station = await stationWith({ prerequisites: [2] }, [first])
    const { client } = await addMember(world, station)
    await expect(client.call(takePartInRawContent, { body })).rejects.toMatchObject({
      code: 'prerequisites_missing',
      firstMessage: 'Para realizar essa atividade, você precisa primeiro realizar a atividade Guia',
    })
    await expect(client.call(getAction, { params: { id: 1 } })).resolves.toMatchObject({
      prerequisites: {
        action_has_prerequisites: true,
        user_done_prerequisites: false,
        action_prerequisites: [{ id: 2, name: 'Guia', done: false }],
      },
    })
    await client.call(takePartInRawContent, { body: { action_id: 2 } })
    await expect(client.call(takePartInRawContent, { body })).resolves.toMatchObject({ earned: 10.5 })
  })

  test.each([
    ['withdrawn', { status: 'withdrawn' as const }],
    ['a draft', { status: 'draft' as const }],
    ['of another type', { type: 15 }],
  ])('ACT-S02 an activity that is %s is not available for it', async (_, changes) => {
    const { client } = await addMember(world, await stationWith(changes))
    await expect(client.call(takePartInRawContent, { body })).rejects.toMatchObject({
      status: 404,
      firstMessage: 'Erro! Esta atividade não está disponível.',
    })
  })

  test('ACT-S02 an activity of another station does not exist', async () => {
    await stationWith()
    const { client } = await addMember(world, await world.station())
    await expect(client.call(getAction, { params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    await expect(client.call(takePartInRawContent, { body })).rejects.toMatchObject({ status: 404 })
  })

  test('ACC-20 visitors take no part; unknown fields and other users are refused', async () => {
    const station = await stationWith()
    await expect(world.client(station).call(takePartInRawContent, { body })).rejects.toMatchObject({
      status: 401,
    })
    const { client } = await addMember(world, station)
    const more = { action_id: 1, points: 9999 }
    await expect(client.call(takePartInRawContent, { body: more as never })).rejects.toMatchObject({
      status: 422,
    })
    const query = { 'where[user_id]': 1 }
    await expect(client.call(getAction, { params: { id: 1 }, query })).rejects.toMatchObject({ status: 403 })
  })
})

describe('the detail', () => {
  test('ACT-S03 rules make a tab, except for type 16; HTML is harmless', async () => {
    const rules = '<p onclick="x()">Regras</p>'
    const { client } = await addMember(
      world,
      await stationWith({ rules }, [{ id: 2, type: 17, name: 'Livre', rules }]),
    )
    await expect(client.call(getAction, { params: { id: 1 } })).resolves.toMatchObject({ has_rules: false })
    await expect(client.call(getAction, { params: { id: 2 }, query: { flat: '1' } })).resolves.toMatchObject({
      has_rules: true,
      rules: '<p>Regras</p>',
      participation: { state: 'unavailable' },
    })
  })

  test('ACT-S04 the first video comes as an address that can be embedded', async () => {
    const videos = [{ id: 1, name: 'Boas-vindas', url: 'https://youtu.be/dQw4w9WgXcQ' }]
    const { client } = await addMember(world, await stationWith({ videos }))
    const { action_videos } = await client.call(getAction, { params: { id: 1 } })
    expect(action_videos).toMatchObject([
      {
        video_id: 1,
        name: 'Boas-vindas',
        video: { url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', custom: false },
      },
    ])
  })

  test('GAP-41 a redirect leads to http and https only', async () => {
    const station = await stationWith({}, [
      { id: 2, type: 13, name: 'Blog', body: { url: 'https://blog.exemplo.com.br/' } },
      { id: 3, type: 13, name: 'Ruim', body: { url: 'javascript:alert(1)' } },
      { id: 4, type: 13, name: 'Vazio' },
    ])
    const { client } = await addMember(world, station)
    const links = async (id: number) => (await client.call(getAction, { params: { id } })).redirect_links
    expect(await links(2)).toEqual([{ url: 'https://blog.exemplo.com.br/' }])
    for (const broken of [3, 4]) await expect(links(broken)).rejects.toMatchObject({ status: 404 })
    const cards = await client.call(listActions)
    expect(cards.filter(({ id }) => id > 2).map((card) => card.redirect_links)).toEqual([[], []])
  })
})
