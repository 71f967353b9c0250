import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addActivityPicture } from '#contract/console/activities/endpoints.ts'
import { addImage, addLogo, getManagedSite } from '#contract/console/endpoints.ts'
import { updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { setSiteLogo } from '#contract/site/builder/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { claimSize } from '#tests/fixtures/claim-size.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { makePortraits, middle } from '../../people/onboarding/update-profile-image.ts'
import { imageTexts } from '../../site/builder/logo/read-image.ts'
import { countedCalls } from '../rate-limit/index.ts'
import { barePicture } from './bare/bare-picture.ts'
import { decodingBytes } from './decode-picture.ts'
import { formatOf } from './format-of.ts'
import { decodePicture } from './index.ts'
import { inPictureQueue, queueTexts } from './picture-queues.ts'

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
  const format = formatOf(file)
  const bare = format && format !== 'svg' ? barePicture(file, format) : null
  const runs = [vi.spyOn(sharp.prototype, 'toBuffer'), vi.spyOn(sharp.prototype, 'toFile')]
  try {
    await work()
    return runs
      .flatMap((run): unknown[] => run.mock.contexts)
      .filter((picture) => openedFile.safeParse(picture).data?.options.input.buffer.equals(bare ?? file))
      .length
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

const dot = sharp({ create: { width: 8, height: 8, channels: 4, background: '#c2185b80' } })

type Size = [width: number, height: number]
/** What decoders keep whole, or in so many lines that it comes to the same: a size that fits, and one that does not. */
const heavyPictures: Record<string, [Sharp, fitting: Size, tooLarge: Size]> = {
  'an interlaced PNG of 16 bit': [
    dot.clone().toColourspace('rgb16').png({ progressive: true }),
    [3500, 3500],
    [3600, 3600],
  ],
  'a WebP': [dot.clone().webp({ lossless: true }), [3500, 3500], [3600, 3600]],
  'a progressive JPEG': [dot.clone().flatten().jpeg({ progressive: true }), [5000, 3300], [5000, 3400]],
  'a PNG of long lines': [dot.clone().toColourspace('rgb16').png(), [6000, 5000], [1_000_000, 10]],
}

describe('SEC-47 pictures of few bytes', () => {
  test.each(Object.entries(heavyPictures))(
    'SEC-47 %s is refused by its header for the memory that decoding takes, whatever its pixels',
    async (_, [picture, fitting, tooLarge]) => {
      const file = await picture.toBuffer()
      const header = await sharp(claimSize(file, ...fitting)).metadata()
      expect(decodingBytes(header)).toBeLessThanOrEqual(100_000_000)
      const asked = { ...asWhole, formats: ['png', 'webp', 'jpeg'] } as const
      const answer = await decodePicture(claimSize(file, ...tooLarge), asked, async () => 'made')
      expect(answer).toEqual({ problem: 'too_many_pixels' })
    },
  )

  test('SEC-47 what a phone takes is decoded, upright too', async () => {
    const ground = { width: 8160, height: 6120, channels: 3, background: '#c2185b' } as const
    const photo = await sharp({ create: ground }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const portraits = await makePortraits(photo, { crop: middle, who: 'somebody' })
    expect(portraits).toHaveLength(3)
  })

  test('SEC-47 of a strip the middle is cut out; nobody looks for most to see in gigabytes', async () => {
    const station = await world.station()
    const { client } = await addMember(world, station, { role: 'owner' })
    const ground = { width: 3000, height: 10, channels: 3, background: '#c2185b' } as const
    const file = fileOf(await sharp({ create: ground }).png().toBuffer())
    const { image } = await client.call(addActivityPicture, { upload: { file, fields: { kind: 'covers' } } })
    expect(image).toContain('/arquivos/')
  })

  test('SEC-47 a picture for the site is bounded in height too', async () => {
    const station = await world.station()
    const { client } = await addMember(world, station, { role: 'owner' })
    const ground = { width: 100, height: 20_000, channels: 3, background: '#c2185b' } as const
    const upload = { file: fileOf(await sharp({ create: ground }).png().toBuffer()) }
    const { image } = await client.call(addImage, { upload })
    const file = await world.ports.files.get(image.replace('/arquivos/', ''))
    const { width, height } = await sharp(file ? await buffer(file.body) : undefined).metadata()
    expect([width, height]).toEqual([32, 6400])
  })
})

test('SEC-47 a drawing that was ended counts ten of the sixty logos of an hour', async () => {
  const station = await world.station()
  const { client, id } = await addMember(world, station, { role: 'owner' })
  const uploads = { name: 'site-logo', key: `${station.id}:${id}`, points: 60, durationSeconds: 3600 }
  const counted = () => countedCalls(world.context(station), uploads)
  const send = (inside: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600">${inside}</svg>`
    return client.call(addLogo, { upload: { file: fileOf(svg), fields: {} } })
  }
  await send('<rect width="900" height="300" fill="#c2185b"/>')
  expect(await counted()).toBe(1)
  const tile =
    '<pattern id="p" width="30000" height="30000" patternUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="#f00"/></pattern>'
  const refused = send(`${tile}<rect width="1200" height="600" fill="url(#p)"/>`)
  await expect(refused).rejects.toMatchObject({ body: { fields: { file: [imageTexts.notDrawn] } } })
  expect(await counted()).toBe(11)
})

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

  test('SEC-64 a JPEG that paints over itself a hundred times is refused before it is decoded', async () => {
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#887766' } })
      .jpeg({ progressive: true })
      .toBuffer()
    const asked = { ...asWhole, formats: ['jpeg'] } as const
    expect(await decodePicture(photo, asked, async () => 'made')).toEqual({ made: 'made' })
    // Where it stands does not matter: a comment with as many marks can still be read, and is refused.
    const marks = Buffer.from('ffda'.repeat(101), 'hex')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, marks.length + 2]), marks])
    const painted = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
    await expect(sharp(painted).metadata()).resolves.toMatchObject({ width: 64 })
    const decodes = await decodesOf(painted, async () => {
      expect(await decodePicture(painted, asked, async () => 'made')).toEqual({ problem: 'unreadable' })
    })
    expect(decodes).toBe(0)
  })

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
    const begun = [inPictureQueue('ana', first.work)]
    for (let at = 0; at < 4; at++) begun.push(inPictureQueue('ana', async () => {}))
    const refusal = { code: 'too_many_requests', messages: [queueTexts.busy] }
    await expect(inPictureQueue('ana', async () => {})).rejects.toMatchObject(refusal)
    for (let at = 0; at < 20; at++) begun.push(inPictureQueue(`pessoa${at}`, async () => {}))
    // Full: whoever has most in the line makes place for somebody new.
    const bia = inPictureQueue('bia', async () => 'taken')
    await expect(begun.splice(4, 1)[0]).rejects.toMatchObject(refusal)
    first.end()
    await Promise.all(begun)
    expect(await bia).toBe('taken')
  })

  test('SEC-03 of a picture that waits for its turn not even the header is read', async () => {
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2185b' } })
      .png()
      .toBuffer()
    const other = held()
    const before = inPictureQueue('ana', other.work)
    const headers = vi.spyOn(sharp.prototype, 'metadata')
    try {
      const waiting = decodePicture(file, { ...asWhole, formats: ['png'] }, async () => 'made')
      await nextTurnOfTheLoop()
      expect(headers).not.toHaveBeenCalled()
      other.end()
      expect(await waiting).toEqual({ made: 'made' })
      expect(headers).toHaveBeenCalledOnce()
    } finally {
      headers.mockRestore()
    }
    await before
  })

  test('SEC-03 work that fails gives its turn on', async () => {
    const failing = inPictureQueue('ana', () => Promise.reject(new Error('broken')))
    const next = inPictureQueue('bia', async () => 'made')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('made')
  })
})
