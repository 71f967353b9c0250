import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as comments from '#contract/activities/comments/endpoints.ts'
import * as calls from '#contract/activities/wall/endpoints.ts'
import { postLength } from '#contract/activities/wall/limits.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as moderation from '#contract/console/moderation/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { listOutbox, outboxMail } from '../../platform/mail/index.ts'
import { postLikes, posts } from '../posts/tables.ts'
import { setLike } from '../social/index.ts'
import { likeablePost } from './post-marks.ts'
import { createPost, writePost } from './write-post.ts'

const world = apiWorld()
const features = { feed: true }

async function people() {
  const station = await world.station({ config: { features }, content: { heldWords: ['golpe'] } })
  const ana = await addMember(world, station, { name: 'Ana Beatriz Souza' })
  const eva = await addMember(world, station, { name: 'Eva' })
  return { station, stationId: station.id, ana, eva }
}

const say = ({ client }: TestMember, description: string, idempotencyKey?: string) =>
  client.call(calls.createPost, { body: { description }, idempotencyKey })
const read = ({ client, ctx }: TestMember, query: { before?: number; limit?: number } = {}) =>
  client.call(calls.listPosts, { params: { stationId: ctx.station.id }, query })
const some = ({ client, ctx }: TestMember, n: number, before?: number) =>
  client.call(calls.listSomePosts, { params: { stationId: ctx.station.id, n }, query: { before } })
const one = ({ client, ctx }: TestMember, id: number) =>
  client.call(calls.getPost, { params: { stationId: ctx.station.id, id } })
const remove = ({ client }: TestMember, id: number) => client.call(calls.removePost, { params: { id } })
const like = ({ client }: TestMember, post: number) => client.call(calls.likePost, { body: { post } })
const unlike = ({ client }: TestMember, post: number) => client.call(calls.unlikePost, { body: { post } })
const comment = ({ client }: TestMember, post: number, description = 'Oi') =>
  client.call(comments.commentPost, { body: { post, description } })

describe('SOC-01 SOC-02 posts of the wall', () => {
  test('newest first by pages; GAP-47 a page says whether another comes', async () => {
    const { ana, eva } = await people()
    const ids: number[] = []
    for (let at = 1; at <= 7; at++) ids.unshift((await say(at % 2 ? ana : eva, `Texto ${at}`)).id)
    const first = await some(ana, 3)
    expect(first).toMatchObject({ next: ids[2], block: null })
    expect(first.content[0]).toEqual({
      id: ids[0],
      description: 'Texto 7',
      user_id: ana.id,
      user: { name: 'Ana S.', image: null },
      createdAt: world.ports.clock.now().toISOString(),
      media_type: null,
      media: null,
      media_size: null,
      media_state: null,
      media_poster: null,
      likes_count: 0,
      comments_count: 0,
      userLiked: false,
      userAuthor: true,
      userReported: false,
      notice: null,
    })
    const second = await some(ana, 3, first.next ?? 0)
    const third = await some(ana, 3, second.next ?? 0)
    const shown = [first, second, third].flatMap(({ content }) => content.map(({ id }) => id))
    expect(shown).toEqual(ids)
    expect(third.next).toBeNull()
    expect((await read(eva)).content.map(({ id }) => id)).toEqual(ids)
  })

  test('letters are counted as people count them; what shows nothing is empty; any direction is kept', async () => {
    const { ana } = await people()
    const emoji = '👩🏽‍🚀'.repeat(postLength)
    expect((await say(ana, emoji)).description).toBe(emoji)
    expect((await say(ana, 'שלום\u202e ברוך')).description).toBe('שלום ברוך')
    for (const [text, said] of [
      ['ç'.repeat(postLength + 1), 'Esse campo deve possuir no máximo 320 caracteres'],
      [`${emoji}a`, 'Esse campo deve possuir no máximo 320 caracteres'],
      ['\u200b\u2060 \u200d', 'Esse campo é obrigatório'],
      ['', 'Esse campo é obrigatório'],
    ] as const)
      await expect(say(ana, text)).rejects.toMatchObject({
        status: 422,
        body: { fields: { description: [said] } },
      })
  })

  test('100 at once under one key are one post; with other words the key is refused', async () => {
    const { ana, eva } = await people()
    const other = (await world.database.another()).db
    // The limit of a person is lower than that: it is the database that decides which one stands.
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        writePost(at % 2 ? ana.ctx : { ...ana.ctx, db: other }, { description: 'Oi', key: 'uma-chave-1' }),
      ),
    )
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await expect(say(ana, 'Outro', 'uma-chave-1')).rejects.toMatchObject({ code: 'conflict' })
    await say(eva, 'Oi', 'uma-chave-1')
    expect((await read(ana)).content).toHaveLength(2)
  })

  test('too many posts in a while are refused; nobody posts for another', async () => {
    const { ana, eva } = await people()
    await expect(
      ana.client.call(calls.createPost, { body: { description: 'Oi', user: eva.id } }),
    ).rejects.toMatchObject({ status: 403 })
    for (let at = 0; at < 15; at++) await createPost(ana.ctx, { description: 'Oi' })
    await expect(say(ana, 'Oi')).rejects.toMatchObject({ code: 'too_many_requests' })
    await like(ana, (await say(eva, 'Oi')).id)
  })

  test('TEN-09 SEC-65 without the switch, a session or the station there is no wall', async () => {
    const { ana, stationId } = await people()
    const { id } = await say(ana, 'Só daqui')
    const foreign = await addMember(world, await world.station({ config: { features } }))
    expect((await read(foreign)).content).toEqual([])
    await expect(one(foreign, id)).rejects.toMatchObject({ status: 404 })
    await expect(foreign.client.call(calls.listPosts, { params: { stationId } })).rejects.toMatchObject({
      code: 'station_mismatch',
    })
    for (const call of [like, unlike, remove, comment, report]) {
      await expect(call(foreign, id)).rejects.toMatchObject({ status: 404 })
      await expect(call(ana, 99)).rejects.toMatchObject({ status: 404 })
    }
    await expect(
      world.client(ana.ctx.station).call(calls.listPosts, { params: { stationId } }),
    ).rejects.toMatchObject({ status: 401 })
    const off = await addMember(world, await world.station({ config: { features: { feed: false } } }))
    for (const call of [() => read(off), () => say(off, 'Oi'), () => like(off, 1), () => remove(off, 1)])
      await expect(call()).rejects.toMatchObject({ status: 403 })
  })
})

describe('SOC-06 deleting', () => {
  test('one’s own goes with its comments and likes; another’s stays', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Meu')
    await comment(eva, id)
    await like(eva, id)
    await expect(remove(eva, id)).rejects.toMatchObject({ status: 403 })
    expect(await remove(ana, id)).toEqual({ messages: ['Post deletado.'] })
    expect((await read(ana)).content).toEqual([])
    await expect(remove(ana, id)).rejects.toMatchObject({ status: 404 })
    await expect(comment(eva, id)).rejects.toMatchObject({ status: 404 })
  })

  test('a post that goes while it is liked, commented and answered leaves nothing half', async () => {
    const { ana, eva } = await people()
    const other = (await world.database.another()).db
    const { id } = await say(ana, 'Por pouco tempo')
    const first = await comment(eva, id)
    const quietly = (work: Promise<unknown>) =>
      work.catch((error: { code?: string }) => expect(error.code).toBe('not_found'))
    await Promise.all([
      ...Array.from({ length: 8 }, () => quietly(comment(eva, id))),
      quietly(setLike({ ...eva.ctx, db: other }, likeablePost, { id }, true)),
      quietly(eva.client.call(comments.likeComment, { body: { comment: first.id } })),
      quietly(remove(ana, id)),
      ...Array.from({ length: 8 }, () =>
        quietly(ana.client.call(comments.replyToComment, { body: { comment: first.id, description: 'Oi' } })),
      ),
    ])
    expect((await read(ana)).content).toEqual([])
    await expect(eva.client.call(comments.getComment, { params: { id: first.id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('SOC-07 GAP-49 likes', () => {
  test('a like is on or off, however often it is sent; who likes is told to nobody', async () => {
    const { ana, eva } = await people()
    const { id } = await say(ana, 'Oi')
    expect(await unlike(eva, id)).toEqual({ count: 0, userLiked: false })
    for (const _ of ['once', 'again']) expect(await like(eva, id)).toEqual({ count: 1, userLiked: true })
    expect(await one(ana, id)).toMatchObject({ likes_count: 1, userLiked: false })
    expect(await one(eva, id)).toMatchObject({ likes_count: 1, userLiked: true })
    await expect(ana.client.call(calls.likePost, { body: { post: id, user: eva.id } })).rejects.toMatchObject(
      { status: 403 },
    )
    for (const _ of ['once', 'again']) expect(await unlike(eva, id)).toEqual({ count: 0, userLiked: false })
  })

  test('200 at once, on and off, of many: the number is that of the rows', async () => {
    const { station, ana } = await people()
    const other = (await world.database.another()).db
    const { id } = await say(ana, 'Oi')
    const crowd = await Promise.all(Array.from({ length: 10 }, () => addMember(world, station)))
    await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const { ctx } = crowd[at % crowd.length] ?? ana
        return setLike(at % 3 ? ctx : { ...ctx, db: other }, likeablePost, { id }, at % 7 < 4)
      }),
    )
    const rows = await world.database.db
      .select()
      .from(postLikes)
      .where(and(eq(postLikes.stationId, station.id), eq(postLikes.targetId, id)))
    expect((await one(ana, id)).likes_count).toBe(rows.length)
  })
})

describe('SOC-08 SEC-65 comments of posts', () => {
  test('they are read and counted; of what others do not see there are none', async () => {
    const { station, ana, eva } = await people()
    const { id } = await say(ana, 'Quem vai?')
    const first = await comment(eva, id, 'Eu vou')
    expect(first).toMatchObject({ post: id, action: null })
    await ana.client.call(comments.replyToComment, { body: { comment: first.id, description: 'Boa' } })
    const list = (member: TestMember) =>
      member.client.call(comments.listPostComments, { params: { postId: id } })
    expect(await list(ana)).toMatchObject({ total: 2, content: [{ id: first.id, replies_count: 1 }] })
    expect((await read(eva)).content[0]).toMatchObject({ id, comments_count: 2 })
    const state = { state: 'hidden' as const, stateReason: 'Ofende' }
    await world.database.db
      .update(posts)
      .set(state)
      .where(and(eq(posts.stationId, station.id), eq(posts.id, id)))
    for (const call of [() => list(eva), () => comment(eva, id), () => like(eva, id), () => one(eva, id)])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    await expect(eva.client.call(comments.getComment, { params: { id: first.id } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await one(ana, id)).toMatchObject({ notice: { state: 'hidden', reason: 'Ofende' } })
  })
})

const report = ({ client }: TestMember, post: number) =>
  client.call(calls.reportPost, { body: { post, reason: 'offence' } })

describe('SEC-65 SEC-56 what owners decide about posts', () => {
  const decide = ({ client }: TestMember, id: number, state: 'hidden' | 'removed', seen: 'shown' | 'held') =>
    client.call(moderation.decideWriting, {
      params: { kind: 'post', id },
      body: { state, seen, reason: 'Ofende' },
    })

  test('what is reported or held waits with the comments, longest first, page by page', async () => {
    const { station, ana, eva } = await people()
    const owner = await addMember(world, station, { role: 'owner' })
    const held = await say(ana, 'Um golpe')
    expect(held.notice).toEqual({ state: 'held', reason: '' })
    expect((await read(eva)).content).toEqual([])
    world.ports.clock.advance(1_000)
    const { id } = await say(ana, 'Feio')
    const said = await comment(ana, id, 'Outro golpe')
    await expect(report(ana, id)).rejects.toMatchObject({ code: 'conflict' })
    for (const _ of ['once', 'again']) await report(eva, id)
    const seen: string[] = []
    let from: string | null = null
    do {
      const page: { list: { kind: string; id: number }[]; next: string | null } = await owner.client.call(
        moderation.listModerated,
        { query: { limit: 1, ...(from && { from }) } },
      )
      seen.push(...page.list.map((one) => `${one.kind} ${one.id}`))
      from = page.next
    } while (from)
    expect(seen).toEqual([`post ${held.id}`, `comment ${said.id}`, `post ${id}`])
  })

  test('hidden, shown again, removed: its author reads why, others nothing, and words are gone', async () => {
    const { station, ana, eva } = await people()
    const owner = await addMember(world, station, { role: 'owner' })
    const { id } = await say(ana, 'Feio')
    await report(eva, id)
    await decide(owner, id, 'hidden', 'shown')
    expect((await read(eva)).content).toEqual([])
    expect((await read(ana)).content).toMatchObject([{ id, notice: { state: 'hidden', reason: 'Ofende' } }])
    await owner.client.call(moderation.decideWriting, {
      params: { kind: 'post', id },
      body: { state: 'shown', seen: 'hidden' },
    })
    expect((await read(eva)).content).toMatchObject([{ id, notice: null }])
    await decide(owner, id, 'removed', 'shown')
    expect((await read(ana)).content).toMatchObject([{ id, description: '', notice: { state: 'removed' } }])
    await remove(ana, id)
    await expect(decide(owner, id, 'hidden', 'shown')).rejects.toMatchObject({ status: 404 })
    const blocked = { participant: ana.id, reason: 'Ofensas repetidas' }
    await owner.client.call(moderation.blockWriter, { body: blocked })
    await expect(say(ana, 'Oi')).rejects.toMatchObject({ code: 'forbidden' })
    expect((await read(ana)).block).toMatchObject({ reason: 'Ofensas repetidas' })
  })

  test('each decision about a post has its line, and its mail to who wrote it, with the way to the post', async () => {
    const { station, ana } = await people()
    const owner = await addMember(world, station, { role: 'owner', name: 'Dora Lima' })
    const { id } = await say(ana, 'Feio de ler')
    await decide(owner, id, 'hidden', 'shown')
    await owner.client.call(moderation.decideWriting, {
      params: { kind: 'post', id },
      body: { state: 'shown', seen: 'hidden' },
    })
    await decide(owner, id, 'removed', 'shown')
    const line = (act: string, reason?: string) => ({
      ...{ who: 'Dora Lima', what: `post.${act}`, part: `post:${id}` },
      after: { name: 'Ana S.', ...(reason && { reason }) },
    })
    const lines = await owner.client.call(listAudit)
    expect(lines).toMatchObject([line('remove', 'Ofende'), line('keep'), line('hide', 'Ofende')])
    expect(JSON.stringify(lines)).not.toContain('Feio')

    const context = { db: world.database.db, ports: world.ports }
    const mails = await listOutbox(context, { stationId: station.id })
    const told = new Map(
      await Promise.all(
        mails.map(async ({ id, to, subject }) => {
          const mail = await outboxMail(context, { stationId: station.id, id })
          return [subject.split(':')[0], { to, text: mail?.text }] as const
        }),
      ),
    )
    expect([...told.keys()].sort()).toEqual([
      'Seu post está no ar',
      'Seu post foi excluído',
      'Seu post foi ocultado',
    ])
    for (const [subject, { to, text }] of told) {
      expect(to).toBe(mails[0]?.to)
      expect(text).toContain('Feio de ler')
      expect(text).toContain(`/homepage/feed/${id}`)
      expect(text?.includes('Ofende')).toBe(subject !== 'Seu post está no ar')
    }
  })
})
