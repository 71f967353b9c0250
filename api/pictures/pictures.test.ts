import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addActivityPicture } from '#contract/management/activities/endpoints.ts'
import { addImage, addLogo, getManagedSite } from '#contract/management/endpoints.ts'
import { updateProfileImage } from '#contract/onboarding/endpoints.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { setSiteLogo } from '#contract/sites/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { decodePicture } from './index.ts'
import { takeTurn, turnTexts } from './take-turn.ts'

const world = apiWorld()

const asWhole = { formats: ['gif'], who: 'somebody', prepare: (picture: Sharp) => picture } as const

/** Lets a piece of work last until the test ends it. */
function held() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end: () => end() }
}

const openedFile = z.object({ options: z.object({ input: z.object({ buffer: z.instanceof(Buffer) }) }) })

/** How often a file is decoded while work goes on: pipelines that begin with its bytes and are carried out. */
async function decodesOf(file: Buffer, work: () => Promise<unknown>): Promise<number> {
  const runs = [vi.spyOn(sharp.prototype, 'toBuffer'), vi.spyOn(sharp.prototype, 'toFile')]
  try {
    await work()
    return runs
      .flatMap((run): unknown[] => run.mock.contexts)
      .filter((picture) => openedFile.safeParse(picture).data?.options.input.buffer.equals(file)).length
  } finally {
    for (const run of runs) run.mockRestore()
  }
}

/** Every call that takes a picture. */
const uploads: Record<string, (owner: TestMember, file: Buffer) => Promise<unknown>> = {
  'a picture of the site': ({ client }, file) => client.call(addImage, { upload: { file: fileOf(file) } }),
  'a picture of an activity': ({ client }, file) =>
    client.call(addActivityPicture, { upload: { file: fileOf(file), fields: { kind: 'covers' } } }),
  'a logo of the site': ({ client }, file) =>
    client.call(addLogo, { upload: { file: fileOf(file), fields: {} } }),
  'a logo in the wizard': ({ client }, file) =>
    client.call(setSiteLogo, { upload: { file: fileOf(file), fields: { remove_background: 'true' } } }),
  'a profile picture': ({ client, id }, file) =>
    client.call(updateProfileImage, { params: { id }, upload: { file: fileOf(file), fields: {} } }),
}

describe('SEC-03 pictures that are much work', () => {
  test('SEC-03 sixty million pixels in 41 KB are refused by their header, nothing is decoded', async () => {
    const station = await world.station()
    const { client } = await addMember(world, station, { role: 'owner' })
    const file = largeGif(7746)
    expect(file.length).toBeLessThan(42_000)
    let decoded = 0
    const answer = await decodePicture(file, asWhole, async () => {
      decoded += 1
    })
    expect([answer, decoded]).toEqual([{ problem: 'too_many_pixels' }, 0])
    const refused = client.call(addImage, { upload: { file: fileOf(file) } })
    await expect(refused).rejects.toMatchObject({ body: { fields: { file: [pictureTexts.tooManyPixels] } } })
  })

  test.each(Object.entries(uploads))(
    'SEC-03 %s is decoded once, whatever is made of it',
    async (_, upload) => {
      const station = await world.station({ config: { behaviour: { onboardingPage: 'company' } } })
      const owner = await addMember(world, station, { role: 'owner', firstLogin: true })
      const ground = { width: 640, height: 480, channels: 3, background: '#c2185b' } as const
      const file = await sharp({ create: ground }).png().toBuffer()
      expect(await decodesOf(file, () => upload(owner, file))).toBe(1)
    },
  )

  test('SEC-03 the pixels of an animation count together', async () => {
    const answer = (frames: number) => decodePicture(largeGif(1000, frames), asWhole, async () => 'made')
    expect(await answer(250)).toEqual({ made: 'made' })
    expect(await answer(251)).toEqual({ problem: 'too_many_pixels' })
  })

  test('SEC-03 while many large pictures come in, one is decoded at a time and others are answered between them', async () => {
    const station = await world.station()
    const file = fileOf(largeGif(3000))
    const owners = await Promise.all(
      Array.from({ length: 6 }, () => addMember(world, station, { role: 'owner' })),
    )
    let isOver = false
    const uploads = Promise.all(
      owners.map(({ client }) => client.call(addImage, { upload: { file } })),
    ).finally(() => {
      isOver = true
    })
    let [answered, mostAtOnce] = [0, 0]
    while (!isOver) {
      await nextTurnOfTheLoop()
      await owners[0]?.client.call(getManagedSite)
      const { queue, process } = sharp.counters()
      mostAtOnce = Math.max(mostAtOnce, queue + process)
      answered += 1
    }
    await uploads
    expect(mostAtOnce).toBe(1)
    expect(answered).toBeGreaterThan(owners.length * 5)
  })

  test('SEC-03 whoever sends many waits for their own; when too many wait, it is said in words', async () => {
    const first = held()
    const begun = [takeTurn('ana', first.work)]
    for (let at = 0; at < 4; at++) begun.push(takeTurn('ana', async () => {}))
    const refusal = { code: 'too_many_requests', messages: [turnTexts.busy] }
    await expect(takeTurn('ana', async () => {})).rejects.toMatchObject(refusal)
    for (let at = 0; at < 20; at++) begun.push(takeTurn(`pessoa${at}`, async () => {}))
    await expect(takeTurn('bia', async () => {})).rejects.toMatchObject(refusal)
    first.end()
    await Promise.all(begun)
    expect(await takeTurn('bia', async () => 'taken')).toBe('taken')
  })

  test('SEC-03 work that fails gives its turn on', async () => {
    const failing = takeTurn('ana', () => Promise.reject(new Error('broken')))
    const next = takeTurn('bia', async () => 'made')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('made')
  })
})
