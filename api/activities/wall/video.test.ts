import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/activities/wall/endpoints.ts'
import { postVideoBytes } from '#contract/activities/wall/limits.ts'
import { postSchema } from '#contract/activities/wall/schemas.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import { passForm } from '#contract/form-stream.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { box, locatedMp4, mp4, mp4Saying, position } from '#tests/fixtures/film.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { unclaimedFiles } from '../../platform/files/tables.ts'

const world = apiWorld()
const put = vi.spyOn(world.ports.videos, 'put')
beforeEach(() => {
  put.mockClear()
})

async function people() {
  const station = await world.station()
  return { ana: await addMember(world, station), eva: await addMember(world, station) }
}

async function* pieces(...parts: Buffer[]) {
  for (const part of parts) yield part
}

type Film = { name?: string; body: AsyncIterable<Uint8Array>; fields?: Record<string, string>; key?: string }

/** As a browser or a program sends it: the body comes bit by bit. */
function send({ token }: TestMember, { name = 'praia.mp4', body, fields = {}, key }: Film) {
  const form = passForm(fields, { field: 'file', name, body })
  return world.fetch('/posts-vimeo', {
    method: 'POST',
    body: form.body as ReadableStream,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': form.contentType,
      ...(key && { 'idempotency-key': key }),
    },
  } as RequestInit)
}
const postOf = async (answer: Response) => postSchema.parse(await answer.json())
const fetched = ({ token }: TestMember, id: number, range?: string) =>
  world.fetch(`/posts-media/${id}`, {
    headers: { authorization: `Bearer ${token}`, ...(range && { range }) },
  })
const stored = async () =>
  (await Promise.all(put.mock.calls.map(([key]) => world.ports.videos.about(key)))).filter(Boolean).length
const unclaimed = ({ ctx }: TestMember) =>
  world.database.db.select().from(unclaimedFiles).where(eq(unclaimedFiles.stationId, ctx.station.id))
const listed = async ({ client, ctx }: TestMember) =>
  (await client.call(calls.listPosts, { params: { stationId: ctx.station.id } })).content

describe('SOC-04 a video', () => {
  test('is stored as it comes, and played by its parts', async () => {
    const { ana, eva } = await people()
    const film = mp4()
    const post = await postOf(await send(ana, { body: pieces(film), fields: { description: 'Na praia' } }))
    expect(post).toMatchObject({
      description: 'Na praia',
      media_type: 'video',
      media: `/homepage/feed/${post.id}/midia`,
      media_state: 'plays',
      media_poster: null,
    })
    const part = await fetched(eva, post.id, 'bytes=4-7')
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${film.length}`,
      'ftyp',
    ])
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(await unclaimed(ana)).toEqual([])
    await ana.client.call(calls.removePost, { params: { id: post.id } })
    expect((await fetched(ana, post.id)).status).toBe(404)
  })

  test('GAP-46 what no browser plays is offered as a file', async () => {
    const { ana } = await people()
    const wmv = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(500)])
    const hevc = mp4({ codec: 'hvc1' })
    const quickTime = Buffer.concat([box('ftyp', 'qt  ', Buffer.alloc(4)), mp4().subarray(24)])
    for (const [name, film, state] of [
      ['a.wmw', wmv, 'file'],
      ['a.WMV', wmv, 'file'],
      ['a.mp4', hevc, 'file'],
      ['a.mov', quickTime, 'plays'],
    ] as const) {
      const post = await postOf(await send(ana, { name, body: pieces(film) }))
      expect({ name, state: post.media_state }).toEqual({ name, state })
      const answer = await fetched(ana, post.id)
      const how = state === 'file' ? /^attachment; filename="post-\d+\.(wmv|mp4)"$/ : /^inline/
      expect(answer.headers.get('content-disposition')).toMatch(how)
    }
  })

  test('SEC-96 nobody reads where a video was filmed, whether it plays or is a file', async () => {
    const { ana, eva } = await people()
    for (const film of [locatedMp4(), locatedMp4({ codec: 'hvc1' }), mp4Saying(position.repeat(30))]) {
      const post = await postOf(await send(ana, { body: pieces(film.subarray(0, 700), film.subarray(700)) }))
      const shown = Buffer.from(await (await fetched(eva, post.id)).arrayBuffer())
      expect([shown.length, shown.includes(position)]).toEqual([film.length, false])
    }
  })

  test('GAP-45 another ending, a renamed program, a film without an index, nothing: refused in words, nothing stored', async () => {
    const { ana } = await people()
    const program = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(5_000, 7)])
    const cut = mp4().subarray(0, 200)
    for (const [name, film, said] of [
      ['praia.avi', mp4(), mediaTexts.wrongType],
      ['praia.mp4', program, mediaTexts.wrongType],
      ['praia.mp4', cut, mediaTexts.wrongType],
      ['praia.mp4', Buffer.alloc(0), mediaTexts.wrongType],
    ] as const) {
      const answer = await send(ana, { name, body: pieces(film) })
      expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { file: [said] } }])
    }
    const long = await send(ana, { body: pieces(mp4()), fields: { description: 'ç'.repeat(321) } })
    expect(long.status).toBe(422)
    expect([await stored(), await unclaimed(ana), await listed(ana)]).toEqual([0, [], []])
  })

  test('SEC-66 of one byte too many nothing stays, and memory does not hold it', async () => {
    const { ana } = await people()
    const megabyte = Buffer.alloc(1_000_000)
    async function* large() {
      yield mp4()
      for (let at = 0; at < postVideoBytes / megabyte.length; at += 1) yield megabyte
    }
    const answer = await send(ana, { body: large() })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { file: [mediaTexts.tooLarge] } },
    ])
    expect([await stored(), await unclaimed(ana), await listed(ana)]).toEqual([0, [], []])
  })

  test('SEC-66 a film that breaks off half-way leaves nothing, in the store or the database', async () => {
    const { ana } = await people()
    async function* half() {
      yield mp4()
      yield Buffer.alloc(3_000_000)
      await wait(10)
      throw new Error('the line is gone')
    }
    const answer = await send(ana, { body: half() })
    expect(answer.status).toBe(400)
    expect(put).toHaveBeenCalledOnce()
    expect([await stored(), await unclaimed(ana), await listed(ana)]).toEqual([0, [], []])
  })

  test('SOC-05 two files are none', async () => {
    const { ana } = await people()
    const form = new FormData()
    form.append('image', new File(['x'], 'a.png'))
    form.append('file', new File([new Uint8Array(mp4())], 'a.mp4'))
    const headers = { authorization: `Bearer ${ana.token}` }
    expect((await world.fetch('/posts-vimeo', { method: 'POST', body: form, headers })).status).toBe(400)
    expect(await listed(ana)).toEqual([])
  })

  test('the same key is the same post; its film is not stored again', async () => {
    const { ana } = await people()
    const film = () => ({ body: pieces(mp4()), key: 'uma-chave-1' })
    const sent = await Promise.all([send(ana, film()), send(ana, film())])
    const ids = (await Promise.all(sent.map(postOf))).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect((await postOf(await send(ana, film()))).id).toBe(ids[0])
    expect([await stored(), await unclaimed(ana)]).toEqual([1, []])
    expect((await send(ana, { ...film(), name: 'outro.mp4' })).status).toBe(409)
  })

  test('SEC-65 who may not post is refused before a film is stored', async () => {
    const off = await addMember(world, await world.station({ config: { features: { feed: false } } }))
    expect((await send(off, { body: pieces(mp4()) })).status).toBe(403)
    const { ana, eva } = await people()
    const other = await send(ana, { body: pieces(mp4()), fields: { user: String(eva.id) } })
    expect(other.status).toBe(403)
    expect(put).not.toHaveBeenCalled()
  })
})
