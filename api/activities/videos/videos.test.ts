import { describe, expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import {
  checkVideo,
  getVideo,
  reportVideoProgress,
  takePartInHostedVideo,
  takePartInPlaylist,
  updateVideoCheck,
} from '#contract/activities/videos/endpoints.ts'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedActivity,
  saveActivity,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const { clock } = world.ports
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]
type Video = NonNullable<Entry['videos']>[number]

const youtube = (id: number, more: Partial<Video> = {}): Video => ({
  id,
  name: `Episódio ${id}`,
  url: 'https://youtu.be/dQw4w9WgXcQ',
  durationSeconds: 100,
  ...more,
})
const hosted = (id: number, more: Partial<Video> = {}): Video =>
  youtube(id, { url: `/arquivos/1/a/videos/${id}.webm`, custom: true, ...more })

async function member(videos: Video[], activity: Partial<Entry> = {}) {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 18, name: 'Série', points: 10, videos, ...activity }] },
  })
  return { station, ...(await addMember(world, station)) }
}

const at = (id: number) => ({ params: { id } })
const report = (client: ApiClient, id: number, watched: number) =>
  client.call(reportVideoProgress, { ...at(id), body: { action_id: 1, watched_seconds: watched } })
const check = (client: ApiClient, id: number) =>
  client.call(checkVideo, { ...at(id), body: { action_id: 1, has_viewed: true } })
const update = (client: ApiClient, id: number, has_viewed: boolean) =>
  client.call(updateVideoCheck, { ...at(id), body: { action_id: 1, has_viewed } })
const playlist = (client: ApiClient) => client.call(takePartInPlaylist, { body: { action_id: 1 } })
const hostedDone = (client: ApiClient) => client.call(takePartInHostedVideo, { body: { action_id: 1 } })
const shown = (client: ApiClient) => client.call(getAction, at(1))

/** Begins a video of 100 seconds and sees all of it. */
async function watch(client: ApiClient, id: number) {
  await report(client, id, 0)
  clock.advance(60_000)
  await report(client, id, 100)
  return check(client, id)
}

describe('VID-01 a video counts as viewed', () => {
  test('at 80 %, not at 79 %', async () => {
    const { client } = await member([youtube(1)])
    await report(client, 1, 0)
    clock.advance(50_000)
    await report(client, 1, 79)
    await expect(check(client, 1)).rejects.toMatchObject({ code: 'conflict', status: 409 })
    await report(client, 1, 80)
    await expect(check(client, 1)).resolves.toEqual({
      action_id: 1,
      video_id: 1,
      viewed_once: true,
      has_viewed: true,
      watched_seconds: 80,
    })
    expect((await shown(client)).user_videos).toMatchObject([{ video_id: 1, viewed_once: true }])
  })

  test('GAP-62 not for who claims it at once, nor before it was begun', async () => {
    const { client } = await member([youtube(1)])
    await expect(check(client, 1)).rejects.toMatchObject({ code: 'conflict' })
    await report(client, 1, 100)
    await expect(check(client, 1)).rejects.toMatchObject({
      firstMessage: 'Assista a pelo menos 80% do vídeo para marcá-lo como visto.',
    })
    expect((await shown(client)).user_videos).toMatchObject([{ viewed_once: false, watched_seconds: 2 }])
  })

  test('GAP-62 without a player after the time it takes', async () => {
    const { client } = await member([youtube(1)])
    await report(client, 1, 0)
    clock.advance(79_000)
    await expect(check(client, 1)).rejects.toMatchObject({ code: 'conflict' })
    clock.advance(1_000)
    await expect(check(client, 1)).resolves.toMatchObject({ viewed_once: true, watched_seconds: 0 })
  })

  test('GAP-62 progress only grows, whatever comes late or at once', async () => {
    const { client } = await member([youtube(1)])
    await report(client, 1, 0)
    clock.advance(60_000)
    await Promise.all([report(client, 1, 20), report(client, 1, 55), report(client, 1, 40)])
    await expect(report(client, 1, 10)).resolves.toMatchObject({ watched_seconds: 55 })
  })
})

test('VID-02 the tick goes off and on; that it was seen stays', async () => {
  const { client } = await member([youtube(1)])
  await expect(update(client, 1, true)).rejects.toMatchObject({ code: 'conflict' })
  await watch(client, 1)
  await expect(update(client, 1, false)).resolves.toMatchObject({ viewed_once: true, has_viewed: false })
  await expect(update(client, 1, true)).resolves.toMatchObject({ viewed_once: true, has_viewed: true })
})

test('VID-04 a required video not yet viewed locks the following', async () => {
  const { client } = await member([youtube(1), youtube(2, { required: true }), youtube(3)])
  await expect(report(client, 3, 0)).rejects.toMatchObject({
    code: 'prerequisites_missing',
    firstMessage: 'Assista antes ao vídeo "Episódio 2".',
  })
  await expect(check(client, 3)).rejects.toMatchObject({ code: 'prerequisites_missing' })
  // What is not required stands in nobody's way.
  await watch(client, 2)
  await update(client, 2, false)
  await expect(watch(client, 3)).resolves.toMatchObject({ viewed_once: true })
})

describe('VID-05 the playlist', () => {
  test('is taken part in when all were viewed, once, whatever is sent', async () => {
    const { client, id } = await member([youtube(1), youtube(2)], { limitPerUser: null })
    await watch(client, 1)
    await expect(playlist(client)).rejects.toMatchObject({
      code: 'conflict',
      firstMessage: 'Assista a todos os vídeos para participar.',
    })
    await watch(client, 2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => playlist(client)))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    await update(client, 1, false)
    await update(client, 1, true)
    await playlist(client)
    const { content } = await client.call(listEarnedPoints, { query: { 'where[user_id]': id } })
    expect(content).toMatchObject([{ points: 10 }])
    expect((await shown(client)).userActions).toBe(1)
  })

  test('ACT-S05 outside the window earns nothing', async () => {
    const { client } = await member([youtube(1)], { end: '2026-02-01T03:00:00Z' })
    await watch(client, 1)
    await expect(playlist(client)).rejects.toMatchObject({ code: 'not_open' })
  })
})

describe('VID-06 a hosted video', () => {
  test('is taken part in as soon as it was viewed, each once', async () => {
    const { client } = await member([hosted(1), hosted(2)], { limitPerUser: null })
    await expect(hostedDone(client)).rejects.toMatchObject({ code: 'conflict' })
    await watch(client, 1)
    const first = await Promise.all(Array.from({ length: 10 }, () => hostedDone(client)))
    expect(new Set(first.map((one) => one.id)).size).toBe(1)
    await watch(client, 2)
    const second = await hostedDone(client)
    expect(second).toMatchObject({ earned: 10, points: 20 })
    await expect(hostedDone(client)).resolves.toMatchObject({ id: second.id, points: 20 })
    await expect(playlist(client)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('ACT-S06 within the limit of the activity', async () => {
    const { client } = await member([hosted(1), hosted(2)], { limitPerUser: 1 })
    await watch(client, 1)
    await hostedDone(client)
    await watch(client, 2)
    await expect(hostedDone(client)).rejects.toMatchObject({ code: 'limit_reached' })
  })
})

test('SEC-36 VID-06 ACT-S04 a video that takes the place of another is a new one: it is seen and paid for itself', async () => {
  const here = await member([hosted(1), hosted(2)], { limitPerUser: null })
  const { client, station } = here
  const owner = await addMember(world, station, { role: 'owner' })
  const earned = async (id: number) => {
    await watch(client, id)
    return (await hostedDone(client)).points
  }
  const replace = async (more: { id?: number } = {}) => {
    const now = await owner.client.call(getManagedActivity, at(1))
    const { name, points, limitPerUser, participationStart, participationEnd, videos } = now
    const value = { name, points, limitPerUser, participationStart, participationEnd }
    const film = { name: 'Novo', url: '/arquivos/1/a/videos/novo.webm', durationSeconds: 100 }
    const list = [...videos.slice(0, 1), { ...film, ...more }, film]
    const saved = await owner.client.call(saveActivity, {
      ...at(1),
      body: { seen: now.tag, type_id: now.type_id, value: { ...value, videos: list } },
    })
    return saved.videos.map(({ id }) => id)
  }
  await earned(1)
  expect(await earned(2)).toBe(20)
  expect(await replace()).toEqual([1, 3, 4])
  expect(await earned(3)).toBe(30)
  // Whatever number is claimed for what is new.
  expect(await replace({ id: Number.MAX_SAFE_INTEGER })).toEqual([1, 5, 6])
  expect(await replace({ id: 2 })).toEqual([1, 7, 8])
  expect(await earned(7)).toBe(40)
})

test('VID-05 VID-06 what an owner undid can be taken part in again, once, and earns nothing meanwhile', async () => {
  const { station, client } = await member([youtube(1), hosted(2)], { limitPerUser: null })
  const owner = await addMember(world, station, { role: 'owner' })
  const undo = (id: number) =>
    owner.client.call(undoParticipation, { params: { id }, body: { reason: 'Conta de outra pessoa' } })
  await watch(client, 1)
  await watch(client, 2)
  for (const take of [playlist, hostedDone]) {
    const first = await take(client)
    await undo(first.id)
    const again = await take(client)
    expect(again.id).not.toBe(first.id)
    expect((await take(client)).id).toBe(again.id)
  }
  const { content } = await client.call(listEarnedPoints)
  expect(content).toHaveLength(4)
  expect((await playlist(client)).points).toBe(20)
})

test('VID-07 where a video plays', async () => {
  const { client } = await member([youtube(7), hosted(8)])
  await expect(client.call(getVideo, at(7))).resolves.toEqual({
    id: 7,
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
  await expect(client.call(getVideo, { ...at(8), query: { 'where[action_id]': 1 } })).resolves.toEqual({
    id: 8,
    url: '/arquivos/1/a/videos/8.webm',
  })
  await expect(client.call(getVideo, at(9))).rejects.toMatchObject({ status: 404 })
})

test('GAP-05 people and stations do not see each other', async () => {
  const ana = await member([youtube(1)])
  const eva = await addMember(world, ana.station)
  await watch(ana.client, 1)
  expect((await shown(eva.client)).user_videos).toEqual([])
  await expect(playlist(eva.client)).rejects.toMatchObject({ code: 'conflict' })
  const stranger = await addMember(world, await world.station())
  await expect(report(stranger.client, 1, 0)).rejects.toMatchObject({ status: 404 })
  await expect(hostedDone(stranger.client)).rejects.toMatchObject({ status: 404 })
  await expect(report(world.client(ana.station), 1, 0)).rejects.toMatchObject({ status: 401 })
})
