import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/activities/comments/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { activities } from '../participation/tables.ts'
import { setLike } from '../social/index.ts'
import { createPost } from '../wall/write-post.ts'
import { likeableComment } from './comment-marks.ts'
import { listComments } from './list-comments.ts'
import { postComment, writeComment } from './post-comment.ts'
import { removeComment } from './remove-comment.ts'
import { comments } from './tables.ts'

const world = apiWorld()
const activity = { id: 1, type: 17, name: 'Carta', commentsAndLikes: true }
const stationWith = (changes: object = {}) =>
  world.station({ content: { activities: [{ ...activity, ...changes }] } })

const say = ({ client }: TestMember, description: string, idempotencyKey?: string) =>
  client.call(calls.commentAction, { body: { action: 1, description }, idempotencyKey })
const answer = ({ client }: TestMember, comment: number, description: string) =>
  client.call(calls.replyToComment, { body: { comment, description } })
const read = ({ client }: TestMember, query: { before?: number; limit?: number } = {}) =>
  client.call(calls.listActionComments, { params: { id: 1 }, query })
const remove = ({ client }: TestMember, id: number) => client.call(calls.removeComment, { params: { id } })
const countOf = async ({ client }: TestMember) =>
  (await client.call(getAction, { params: { id: 1 } })).comments_count

async function people() {
  const station = await stationWith()
  const ana = await addMember(world, station, { name: 'Ana Beatriz Souza' })
  const eva = await addMember(world, station, { name: 'Eva' })
  return { station, ana, eva }
}

describe('SOC-09 comments of an activity', () => {
  test('newest first by pages; names are short, the count is that of the activity', async () => {
    const { ana, eva } = await people()
    const ids: number[] = []
    for (let at = 1; at <= 5; at++) ids.unshift((await say(at % 2 ? ana : eva, `Texto ${at}`)).id)
    const first = await read(ana, { limit: 2 })
    expect(first).toMatchObject({ total: 5, next: ids[1], block: null })
    expect(first.content[0]).toEqual({
      id: ids[0],
      description: 'Texto 5',
      user_id: ana.id,
      user: { name: 'Ana S.', image: null },
      createdAt: world.ports.clock.now().toISOString(),
      action: 1,
      post: null,
      comment_id: null,
      likes_count: 0,
      userLiked: false,
      userAuthor: true,
      userReported: false,
      replies_count: 0,
      notice: null,
    })
    const rest = await read(ana, { before: first.next ?? 0, limit: 3 })
    expect([...first.content, ...rest.content].map(({ id }) => id)).toEqual(ids)
    expect(rest.next).toBeNull()
    expect(await countOf(eva)).toBe(5)
  })

  test('replies have one level, belong to what everybody sees, and are counted', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Quem vai?')
    const reply = await answer(eva, id, 'Eu vou')
    expect(reply).toMatchObject({ comment_id: id, action: 1, userAuthor: true })
    const page = await ana.client.call(calls.listReplies, { params: { id } })
    expect(page).toMatchObject({ comment: { id, replies_count: 1 }, content: [{ id: reply.id }], next: null })
    expect((await read(ana)).content.map((one) => one.id)).toEqual([id])
    expect(await countOf(ana)).toBe(2)
    await expect(answer(ana, reply.id, 'E eu')).rejects.toMatchObject({ code: 'conflict' })
    await expect(answer(ana, 99, 'Oi')).rejects.toMatchObject({ status: 404 })
    await expect(ana.client.call(calls.listReplies, { params: { id: reply.id } })).rejects.toMatchObject({
      status: 404,
    })
    await remove(ana, id)
    await expect(answer(eva, id, 'Cadê?')).rejects.toMatchObject({ status: 404 })
    await expect(eva.client.call(calls.getComment, { params: { id: reply.id } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await countOf(ana)).toBe(0)
  })

  test('the same key is the same comment, at once and again; with other words it is refused', async () => {
    const { ana, eva } = await people()
    const sent = await Promise.all(Array.from({ length: 10 }, () => say(ana, 'Oi', 'uma-chave-1')))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect((await say(ana, 'Oi', 'uma-chave-1')).id).toBe(sent[0]?.id)
    await expect(say(ana, 'Outro', 'uma-chave-1')).rejects.toMatchObject({ code: 'conflict' })
    await say(eva, 'Oi', 'uma-chave-1')
    expect(await countOf(ana)).toBe(2)
  })

  test('what shows nothing, and more than 200 letters, are refused beside the field', async () => {
    const { ana } = await people()
    for (const description of ['\u200b\u2060', 'a'.repeat(201)])
      await expect(say(ana, description)).rejects.toMatchObject({
        code: 'invalid_input',
        body: { fields: { description: [expect.stringMatching(/obrigatório|no máximo 200 caracteres/)] } },
      })
  })

  test('too many at once are refused for a while, each kind on its own', async () => {
    const { ana, eva } = await people()
    for (let at = 0; at < 30; at++)
      await postComment(ana.ctx, { on: { kind: 'activity', id: 1 }, description: 'Oi' })
    await expect(say(ana, 'Oi')).rejects.toMatchObject({ code: 'too_many_requests' })
    const { id } = await say(eva, 'Oi')
    await expect(ana.client.call(calls.likeComment, { body: { comment: id } })).resolves.toMatchObject({
      count: 1,
    })
  })
})

test('SOC-09 a comment belongs to exactly one thing, whatever writes it', async () => {
  const { station, ana } = await people()
  const row = { description: 'Oi', state: 'shown', idempotencyKey: 'uma-chave-1', inputDigest: '' } as const
  const now = world.ports.clock.now()
  const values = { ...row, stationId: station.id, participantId: ana.id, createdAt: now }
  for (const target of [{}, { activityId: 1, postId: 1 }])
    await expect(world.database.db.insert(comments).values({ ...values, ...target })).rejects.toThrow()
  const { id: postId } = await createPost(ana.ctx, { description: 'Oi' })
  await world.database.db.insert(comments).values({ ...values, postId })
  expect(await read(ana)).toMatchObject({ content: [], total: 0 })
})

describe('SOC-11 deleting', () => {
  test('only its author does; what others do not see is not there for them', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Meu')
    await expect(remove(eva, id)).rejects.toMatchObject({ status: 403 })
    await world.database.db
      .update(comments)
      .set({ state: 'hidden' })
      .where(and(eq(comments.stationId, ana.ctx.station.id), eq(comments.id, id)))
    await expect(remove(eva, id)).rejects.toMatchObject({ status: 404 })
    await remove(ana, id)
    await expect(remove(ana, id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('SOC-12 where there are comments', () => {
  test.each([
    ['switched off', { commentsAndLikes: false }],
    ['a draft', { status: 'draft' }],
  ])('none of an activity that is %s', async (_, changes) => {
    const station = await stationWith(changes)
    const ana = await addMember(world, station)
    await expect(say(ana, 'Oi')).rejects.toMatchObject({ status: 404 })
    await expect(read(ana)).rejects.toMatchObject({ status: 404 })
  })

  test('none once it is withdrawn, whoever has their number', async () => {
    const { station, ana } = await people()
    const { id } = await say(ana, 'Oi')
    await world.database.db
      .update(activities)
      .set({ status: 'withdrawn' })
      .where(eq(activities.stationId, station.id))
    await expect(ana.client.call(calls.getComment, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(answer(ana, id, 'Oi')).rejects.toMatchObject({ status: 404 })
    await expect(ana.client.call(calls.likeComment, { body: { comment: id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('visitors have none, nobody writes for another, another station sees nothing of it', async () => {
    const { station, ana, eva } = await people()
    const { id } = await say(ana, 'Oi')
    const visitor = world.client(station)
    await expect(visitor.call(calls.listActionComments, { params: { id: 1 } })).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      ana.client.call(calls.commentAction, { body: { action: 1, description: 'Oi', user: eva.id } }),
    ).rejects.toMatchObject({ status: 403 })
    const elsewhere = await addMember(world, await stationWith())
    for (const call of [() => remove(elsewhere, id), () => answer(elsewhere, id, 'Oi')])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    expect(await read(elsewhere)).toMatchObject({ content: [], total: 0 })
  })
})

describe('GAP-49 counters are exact', () => {
  /** The context of somebody, half of the time on a connection of its own. */
  const connections = async ({ ctx }: TestMember) => {
    const second = { ...ctx, db: (await world.database.another()).db }
    return (at: number) => (at % 2 ? ctx : second)
  }
  const on = { kind: 'activity', id: 1 } as const

  test('SOC-09 200 likes and unlikes of one person at once leave what the last one said', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Oi')
    const by = await connections(eva)
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => setLike(by(at), likeableComment, { id }, at % 3 > 0)),
    )
    await setLike(ana.ctx, likeableComment, { id }, true)
    const [{ likes_count, userLiked } = { likes_count: -1, userLiked: false }] = (await read(eva)).content
    expect(likes_count).toBe(1 + Number(userLiked))
    await expect(setLike(eva.ctx, likeableComment, { id }, false)).resolves.toEqual({
      count: 1,
      userLiked: false,
    })
  })

  test('SOC-11 comments, replies and deletions at once', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Quem fica?')
    const others = await Promise.all(Array.from({ length: 20 }, (_, at) => say(ana, `Vai ${at}`)))
    const by = await connections(eva)
    const quietly = (work: Promise<unknown>) =>
      work.catch((error: { code?: string }) => expect(error.code).toBe('not_found'))
    await Promise.all([
      ...others.map((one, at) =>
        quietly(writeComment(by(at), { on: { ...one, kind: 'comment' }, description: 'R' })),
      ),
      ...others.map((one) => quietly(removeComment(ana.ctx, one.id))),
      ...Array.from({ length: 30 }, (_, at) =>
        writeComment(by(at), { on: at % 2 ? on : { kind: 'comment', id }, description: `Novo ${at}` }),
      ),
      ...others.map((one, at) => quietly(setLike(by(at), likeableComment, { id: one.id }, true))),
    ])
    const there = await world.database.db
      .select()
      .from(comments)
      .where(eq(comments.stationId, ana.ctx.station.id))
    expect(there).toHaveLength(31)
    const page = await listComments(eva.ctx, on, { limit: 50 })
    expect(page.total).toBe(31)
    expect(page.content.find((one) => one.id === id)?.replies_count).toBe(15)
  })
})
