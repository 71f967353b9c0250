import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { addImage, getManagedSite } from '#contract/management/endpoints.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import { addMember } from '#tests/fixtures/member.ts'
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
    const refused = client.call(addImage, { body: { file: file.toString('base64') } })
    await expect(refused).rejects.toMatchObject({ body: { fields: { file: [pictureTexts.tooManyPixels] } } })
  })

  test('SEC-03 the pixels of an animation count together', async () => {
    const answer = (frames: number) => decodePicture(largeGif(1000, frames), asWhole, async () => 'made')
    expect(await answer(250)).toEqual({ made: 'made' })
    expect(await answer(251)).toEqual({ problem: 'too_many_pixels' })
  })

  test('SEC-03 while many large pictures come in, one is decoded at a time and others are answered between them', async () => {
    const station = await world.station()
    const file = largeGif(3000).toString('base64')
    const owners = await Promise.all(
      Array.from({ length: 6 }, () => addMember(world, station, { role: 'owner' })),
    )
    let isOver = false
    const uploads = Promise.all(
      owners.map(({ client }) => client.call(addImage, { body: { file } })),
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
