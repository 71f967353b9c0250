import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { keyOfAddress, tidyFiles } from '#api/platform/files/index.ts'
import type { ApiClient } from '#contract/client.ts'
import { addAnimation, createActivity } from '#contract/console/activities/endpoints.ts'
import { addImage, addLogo, changeManagedSite, getManagedSite } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const days = (count: number) => count * 24 * 3_600_000
const isThere = (address: string) => world.ports.files.exists(keyOfAddress(address) ?? '')
/** The tidying as it runs hourly, some days later. */
async function tidyAfter(count: number) {
  world.ports.clock.advance(days(count))
  await tidyFiles({ db: world.database.db, ports: world.ports })
}

let shade = 0
async function png(): Promise<File> {
  shade += 1
  const create = { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 200 } } as const
  return fileOf(await sharp({ create }).png().toBuffer())
}

let owner: ApiClient
beforeEach(async () => {
  const station = await world.station({ content: { about: [{ id: 1, name: 'Sobre' }] } })
  owner = world.client(station, (await addMember(world, station, { role: 'owner' })).token)
})

/** Saves the page with a picture, as it was seen or not. */
async function savePage(image: string, { seen, name = 'Sobre' }: { seen?: string; name?: string } = {}) {
  const { tags } = await owner.call(getManagedSite)
  const value = { name, image }
  const body = { what: 'save', part: 'about', id: 1, seen: seen ?? tags['about:1'] ?? '', value } as const
  return owner.call(changeManagedSite, { body })
}

describe('TEN-12 a file is kept once a change that names it is saved', () => {
  test('a picture of a change that is refused stays for the form that came back, and is no orphan', async () => {
    const { image } = await owner.call(addImage, { upload: { file: await png() } })
    await expect(savePage(image, { seen: 'overtaken', name: 'Outro' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await tidyAfter(2)
    expect(await isThere(image)).toBe(true)
    await tidyAfter(2)
    expect(await isThere(image)).toBe(false)
    expect(await isThere(image.replace('imagem.webp', 'imagem-320.webp'))).toBe(false)
  })

  test('what is saved stays, also when it is sent again for a change that is refused', async () => {
    const file = await png()
    const { image } = await owner.call(addImage, { upload: { file } })
    await savePage(image)
    const again = await owner.call(addImage, { upload: { file } })
    expect(again.image).toBe(image)
    await expect(savePage(image, { seen: 'overtaken', name: 'Outro' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await tidyAfter(9)
    expect(await isThere(image)).toBe(true)
  })

  test('sent again while it waits it waits on, and is kept by the change that names it then', async () => {
    const file = await png()
    const { image } = await owner.call(addImage, { upload: { file } })
    await tidyAfter(2)
    await owner.call(addImage, { upload: { file } })
    await tidyAfter(2)
    await savePage(image)
    await tidyAfter(9)
    expect(await isThere(image)).toBe(true)
  })

  test('a logo and all its forms: nobody saved the look', async () => {
    const upload = { file: await png(), fields: { remove_background: 'false' } }
    const logo = await owner.call(addLogo, { upload })
    const forms = [logo.image, logo.on_light, logo.favicon, logo.plates?.dark ?? '']
    expect(await Promise.all(forms.map(isThere))).toEqual([true, true, true, true])
    await tidyAfter(4)
    expect(await Promise.all(forms.map(isThere))).toEqual([false, false, false, false])
  })

  test('what an activity names, wherever in it', async () => {
    const lottie = (v: string) => fileOf(JSON.stringify({ v, w: 1, h: 1, layers: [] }))
    const [kept, left] = [
      await owner.call(addAnimation, { upload: { file: lottie('1') } }),
      await owner.call(addAnimation, { upload: { file: lottie('2') } }),
    ]
    const { image } = await owner.call(addImage, { upload: { file: await png() } })
    const value = {
      name: 'Carta',
      feedback_lottie_id: kept.animation,
      description: `<p>Veja <img src="${image}" alt=""></p>`,
    }
    await owner.call(createActivity, { body: { type_id: 16, value } })
    await tidyAfter(4)
    expect([await isThere(kept.animation), await isThere(image), await isThere(left.animation)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
