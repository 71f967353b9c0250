import { expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { getActionLikes, likeAction, unlikeAction } from '#contract/activities/social/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { likeableActivity, setLike } from './set-like.ts'

const world = apiWorld()
const stationWith = (commentsAndLikes: boolean) =>
  world.station({ content: { activities: [{ id: 1, type: 17, name: 'Carta', commentsAndLikes }] } })
const body = { action: 1 }

test('SOC-10 GAP-49 ACT-S02 a like is on or off, however often it is sent, and is counted once', async () => {
  const station = await stationWith(true)
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  const likes = (member: typeof ana) => member.client.call(getActionLikes, { params: { id: 1 } })
  await expect(ana.client.call(likeAction, { body })).resolves.toEqual({ count: 1, userLiked: true })
  await expect(ana.client.call(likeAction, { body })).resolves.toEqual({ count: 1, userLiked: true })
  await eva.client.call(likeAction, { body: { ...body, user: eva.id } })
  await expect(likes(ana)).resolves.toEqual({ count: 2, userLiked: true })
  await expect(ana.client.call(unlikeAction, { body })).resolves.toEqual({ count: 1, userLiked: false })
  await expect(ana.client.call(unlikeAction, { body })).resolves.toEqual({ count: 1, userLiked: false })
  await expect(likes(eva)).resolves.toEqual({ count: 1, userLiked: true })
  await expect(ana.client.call(getAction, { params: { id: 1 } })).resolves.toMatchObject({
    likes_count: 1,
    user_liked: false,
    comments_count: 0,
  })
})

test('GAP-49 200 at once of one person are one like, of many people as many as they are', async () => {
  const station = await stationWith(true)
  const ana = await addMember(world, station)
  const second = { ...ana.ctx, db: (await world.database.another()).db }
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      setLike(at % 2 ? ana.ctx : second, likeableActivity, { id: 1 }, true),
    ),
  )
  const others = await Promise.all(Array.from({ length: 10 }, () => addMember(world, station)))
  await Promise.all(others.map(({ ctx }) => setLike(ctx, likeableActivity, { id: 1 }, true)))
  await expect(ana.client.call(getActionLikes, { params: { id: 1 } })).resolves.toEqual({
    count: 11,
    userLiked: true,
  })
})

test('GAP-49 200 likes and unlikes at once, of many, leave the number of those who like', async () => {
  const station = await stationWith(true)
  const other = (await world.database.another()).db
  const people = await Promise.all(Array.from({ length: 10 }, () => addMember(world, station)))
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const { ctx } = people[at % people.length] ?? people[0] ?? { ctx: world.context(station) }
      return setLike(at % 3 ? ctx : { ...ctx, db: other }, likeableActivity, { id: 1 }, at % 7 > 2)
    }),
  )
  const seen = await Promise.all(
    people.map(({ client }) => client.call(getActionLikes, { params: { id: 1 } })),
  )
  const liking = seen.filter(({ userLiked }) => userLiked).length
  expect(seen.map(({ count }) => count)).toEqual(people.map(() => liking))
  for (const { ctx } of people) await setLike(ctx, likeableActivity, { id: 1 }, false)
  await expect(people[0]?.client.call(getActionLikes, { params: { id: 1 } })).resolves.toMatchObject({
    count: 0,
  })
})

test('SOC-10 SEC-56 six hundred likes in ten minutes, of each member; taking back counts, and others go on', async () => {
  const station = await stationWith(true)
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  for (let at = 0; at < 600; at++) await setLike(ana.ctx, likeableActivity, { id: 1 }, at % 2 === 0)
  await expect(ana.client.call(likeAction, { body })).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(ana.client.call(unlikeAction, { body })).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(eva.client.call(likeAction, { body })).resolves.toEqual({ count: 1, userLiked: true })
})

test('ACT-S02 where likes are off there are none; nobody likes for another', async () => {
  const off = await addMember(world, await stationWith(false))
  await expect(off.client.call(likeAction, { body })).rejects.toMatchObject({ status: 404 })
  await expect(off.client.call(getActionLikes, { params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
  const station = await stationWith(true)
  const [ana, eva] = [await addMember(world, station), await addMember(world, station)]
  await expect(ana.client.call(likeAction, { body: { action: 1, user: eva.id } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(world.client(station).call(likeAction, { body })).rejects.toMatchObject({ status: 401 })
})
