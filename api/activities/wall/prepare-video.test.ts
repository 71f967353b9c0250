import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/activities/wall/endpoints.ts'
import { postSchema } from '#contract/activities/wall/schemas.ts'
import { passForm } from '#contract/form-stream.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { tidyFiles } from '../../platform/files/index.ts'
import { startJobs } from '../../platform/jobs/index.ts'
import type { FilmMaker } from '../../platform/ports/index.ts'
import { postInStation } from './post-in-station.ts'
import { prepareVideoJob, tidyVideos } from './prepare-video.ts'

const world = apiWorld()
/** Writes what it was asked for; `broken` films are none that it understands. */
const maker: FilmMaker = {
  film: (_, target) => writeFile(target, mp4()),
  poster: (_, target) => writeFile(target, 'a picture'),
}
const broken: FilmMaker = {
  film: () => Promise.reject(new Error('broken')),
  poster: () => Promise.reject(new Error('broken')),
}
let stop: (() => Promise<void>) | undefined

beforeAll(async () => {
  const running = await startJobs({ ...world.jobs(), connection: world.database, jobs: [prepareVideoJob] })
  stop = () => running.stop()
})
afterAll(async () => {
  await stop?.()
})

const hevc = () => mp4({ codec: 'hvc1' })

async function send({ token }: TestMember, film: Buffer) {
  const body = (async function* () {
    yield film
  })()
  const form = passForm({ description: 'Na praia' }, { field: 'file', name: 'praia.mp4', body })
  const headers = { authorization: `Bearer ${token}`, 'content-type': form.contentType }
  const sent = { method: 'POST', body: form.body as ReadableStream, duplex: 'half', headers }
  return postSchema.parse(await (await world.fetch('/posts-vimeo', sent as RequestInit)).json())
}
const read = ({ client, ctx }: TestMember, id: number) =>
  client.call(calls.getPost, { params: { stationId: ctx.station.id, id } })
const fetched = ({ token }: TestMember, id: number, query = '') =>
  world.fetch(`/posts-media/${id}${query}`, { headers: { authorization: `Bearer ${token}` } })

describe('SOC-04 a video is made to play where the machine can', () => {
  test('it is prepared, plays afterwards, and has a picture; the original goes', async () => {
    world.ports.films = maker
    const ana = await addMember(world, await world.station())
    const post = await send(ana, hevc())
    expect(post.media_state).toBe('preparing')
    const { media: before } = await postInStation(ana.ctx, post.id)
    await expect.poll(async () => (await read(ana, post.id)).media_state, { timeout: 20_000 }).toBe('plays')
    const after = await read(ana, post.id)
    expect(after.media_poster).toBe(`${after.media}?capa=1`)
    expect(Buffer.from(await (await fetched(ana, post.id)).arrayBuffer())).toEqual(mp4())
    expect(await (await fetched(ana, post.id, '?poster=1')).text()).toBe('a picture')
    await tidyFiles({ db: world.database.db, ports: world.ports })
    expect(await world.ports.videos.about(before?.key ?? '')).toBeNull()
    const { media } = await postInStation(ana.ctx, post.id)
    const kept = await world.ports.videos.get(media?.key ?? '')
    expect(kept && (await buffer(kept.body)).length).toBe(mp4().length)
  })

  test('what plays keeps its film; what cannot be made stays a file', async () => {
    world.ports.films = maker
    const ana = await addMember(world, await world.station())
    const plays = await send(ana, mp4())
    expect(plays.media_state).toBe('plays')
    await expect
      .poll(async () => (await read(ana, plays.id)).media_poster, { timeout: 20_000 })
      .not.toBeNull()
    world.ports.films = broken
    const post = await send(ana, hevc())
    await expect.poll(async () => (await read(ana, post.id)).media_state, { timeout: 20_000 }).toBe('file')
    expect((await read(ana, post.id)).media_poster).toBeNull()
  })

  test('a post that is gone meanwhile leaves nothing; a job that was lost leaves a file', async () => {
    const ana = await addMember(world, await world.station())
    const ctx = { ...world.jobs(), ports: { ...world.ports, films: maker } }
    world.ports.films = null
    const { id: postId } = await send(ana, hevc())
    await ana.client.call(calls.removePost, { params: { id: postId } })
    await prepareVideoJob.run(ctx, { stationId: ana.ctx.station.id, postId })
    await stop?.()
    stop = undefined
    world.ports.films = maker
    const lost = await send(ana, hevc())
    world.ports.clock.advance(25 * 3_600_000)
    await tidyVideos({ db: world.database.db, ports: world.ports })
    expect((await read(ana, lost.id)).media_state).toBe('file')
  })

  test('SEC-74 ten of one member do not hold up the first of another', async () => {
    await stop?.()
    stop = undefined
    const [ana, bia] = [
      await addMember(world, await world.station()),
      await addMember(world, await world.station()),
    ]
    const begun: number[] = []
    world.ports.films = maker
    const sent = [...(await inTurn(3, () => send(ana, hevc()))), await send(bia, hevc())]
    const running = await startJobs({
      ...world.jobs(),
      connection: world.database,
      jobs: [
        {
          ...prepareVideoJob,
          run: async (_, { postId }) => {
            // One of the tests before may wait still.
            if (sent.some(({ id }) => id === postId)) begun.push(postId)
          },
        },
      ],
    })
    stop = () => running.stop()
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(sent.length)
    const [first, second, third, others] = sent.map(({ id }) => id)
    expect(begun).toEqual([first, others, second, third])
  })
})

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let at = 0; at < times; at++) done.push(await work())
  return done
}
