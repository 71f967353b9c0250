import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/activities/wall/endpoints.ts'
import { postImageBytes } from '#contract/activities/wall/limits.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import * as moderation from '#contract/console/moderation/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { tidyFiles } from '../../platform/files/index.ts'
import { unclaimedFiles } from '../../platform/files/tables.ts'

const world = apiWorld()
const put = vi.spyOn(world.ports.files, 'put')
beforeEach(() => {
  put.mockClear()
})

async function people() {
  const station = await world.station()
  const ana = await addMember(world, station, { name: 'Ana Souza' })
  const eva = await addMember(world, station, { name: 'Eva' })
  const owner = await addMember(world, station, { role: 'owner' })
  return { station, ana, eva, owner }
}

const photo = (width = 1600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Câmera' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } })
    .toBuffer()

const send = ({ client }: TestMember, bytes: Buffer, description?: string, idempotencyKey?: string) =>
  client.call(calls.createImagePost, {
    body: { base64: bytes.toString('base64'), imageType: 'image/jpeg', description },
    idempotencyKey,
  })

/** Files that nothing names yet. */
const unclaimed = ({ ctx }: TestMember) =>
  world.database.db.select().from(unclaimedFiles).where(eq(unclaimedFiles.stationId, ctx.station.id))

const fetched = (member: TestMember | null, id: number, range?: string) =>
  world.fetch(`/posts-media/${id}`, {
    headers: {
      ...(member && { authorization: `Bearer ${member.token}` }),
      ...(range && { range }),
    },
  })

describe('SOC-03 a picture', () => {
  test('is sized and freed of what the camera wrote into it; its address leads to its bytes', async () => {
    const { ana } = await people()
    const post = await send(ana, await photo(), 'Olha só')
    expect(post).toMatchObject({
      description: 'Olha só',
      media_type: 'image',
      media: `/homepage/feed/${post.id}/midia`,
      media_size: { width: 1280, height: 640 },
    })
    const answer = await fetched(ana, post.id)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 1280, 640, undefined])
    const part = await fetched(ana, post.id, 'bytes=0-3')
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    expect(put.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^privado\/\d+\/[\w-]{43}\//)])
    expect(await unclaimed(ana)).toEqual([])
  })

  test('SOC-02 needs no words; what shows nothing is none, and too many are refused before anything is stored', async () => {
    const { ana } = await people()
    const bytes = await photo(40, 40)
    expect((await send(ana, bytes)).description).toBe('')
    expect((await send(ana, bytes, '\u200b\u2060')).description).toBe('')
    put.mockClear()
    await expect(send(ana, bytes, 'ç'.repeat(321))).rejects.toMatchObject({
      body: { fields: { description: ['Esse campo deve possuir no máximo 320 caracteres'] } },
    })
    expect(put).not.toHaveBeenCalled()
  })

  test('GAP-45 what is larger, of another kind, or only says it is a picture is refused in words, and nothing is stored', async () => {
    const { ana } = await people()
    const gif = await sharp(await photo(40, 40))
      .gif()
      .toBuffer()
    const program = Buffer.concat([Buffer.from('MZ\x90\x00'), randomBytes(500)])
    const half = (await photo()).subarray(0, 2_000)
    const large = Buffer.concat([await photo(40, 40), randomBytes(postImageBytes)])
    for (const [bytes, said] of [
      [gif, mediaTexts.wrongType],
      [program, mediaTexts.wrongType],
      [half, mediaTexts.wrongType],
      [large, mediaTexts.tooLarge],
    ] as const)
      await expect(send(ana, bytes)).rejects.toMatchObject({
        status: 422,
        body: { fields: { base64: [said] } },
      })
    // SOC-05: one medium, never two.
    const both = { base64: (await photo(40, 40)).toString('base64'), video: 'x' }
    const body = JSON.stringify(both)
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    expect((await world.fetch('/posts-image', { method: 'POST', body, headers })).status).toBe(422)
    expect(put).not.toHaveBeenCalled()
    expect(await unclaimed(ana)).toEqual([])
  })

  test('the same key is the same post with one file; with another picture it is refused', async () => {
    const { ana } = await people()
    const bytes = await photo(60, 60)
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(ana, bytes, 'Oi', 'uma-chave-1')))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await expect(send(ana, await photo(61, 61), 'Oi', 'uma-chave-1')).rejects.toMatchObject({
      code: 'conflict',
    })
    const kept = await Promise.all(put.mock.calls.map(([key]) => world.ports.files.exists(key)))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect((await fetched(ana, sent[0]?.id ?? 0)).status).toBe(200)
    expect(await unclaimed(ana)).toEqual([])
  })
})

describe('SEC-65 a picture is its station’s', () => {
  test('members of it read it; nobody without a session or of another station, by no address', async () => {
    const { ana, eva } = await people()
    const { id } = await send(ana, await photo(40, 40))
    const foreign = await addMember(world, await world.station())
    expect((await fetched(eva, id)).status).toBe(200)
    expect((await fetched(foreign, id)).status).toBe(404)
    expect((await fetched(null, id)).status).not.toBe(200)
    expect((await fetched(eva, 99)).status).toBe(404)
  })

  test('hidden: its author and owners; removed or deleted: nobody, and the file goes', async () => {
    const { ana, eva, owner } = await people()
    const { id } = await send(ana, await photo(40, 40), 'Feio')
    const mine = await send(ana, await photo(50, 50))
    const [first, second] = put.mock.calls.map(([key]) => key)
    const decide = (state: 'hidden' | 'removed', seen: 'shown' | 'hidden') =>
      owner.client.call(moderation.decideWriting, {
        params: { kind: 'post', id },
        body: { state, seen, reason: 'Ofende' },
      })
    expect(await decide('hidden', 'shown')).toMatchObject({ media_type: 'image' })
    const seen = async () =>
      Promise.all([ana, eva, owner].map(async (who) => (await fetched(who, id)).status))
    expect(await seen()).toEqual([200, 404, 200])
    await decide('removed', 'hidden')
    expect(await seen()).toEqual([404, 404, 404])
    await ana.client.call(calls.removePost, { params: { id: mine.id } })
    expect((await fetched(ana, mine.id)).status).toBe(404)
    await tidyFiles({ db: world.database.db, ports: world.ports })
    for (const key of [first, second]) expect(await world.ports.files.exists(key ?? '')).toBe(false)
  })
})
