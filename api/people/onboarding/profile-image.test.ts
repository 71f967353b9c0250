import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { ServiceAway } from '#api/platform/service-away.ts'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { makePortraits, regionOf } from './update-profile-image.ts'

const world = apiWorld()
const settlingIn = { firstLogin: true, briefingDone: false }

const send = (member: TestMember, file: Uint8Array | null, fields: Record<string, string> = {}) =>
  member.client.call(calls.updateProfileImage, {
    params: { id: member.id },
    upload: { file: fileOf(file ?? ''), fields },
  })

/** Red on the left, blue on the right, green in the middle half. */
async function picture({ width = 400, height = 400 } = {}) {
  const fill = (background: string, w: number, h: number) =>
    sharp({ create: { width: w, height: h, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await fill('#0000ff', width / 2, height), left: width / 2, top: 0 },
      { input: await fill('#00ff00', width / 2, height / 2), left: width / 4, top: height / 4 },
    ])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'Câmera' }, IFD3: { GPSLatitude: '22/1 54/1 0/1' } })
    .toBuffer()
}

async function stored(image: string) {
  const file = await world.ports.files.get(image.replace('/arquivos/', ''))
  if (!file) throw new Error(`there is no ${image}`)
  return sharp(await buffer(file.body))
}

describe('ONB-12 the picture', () => {
  test('SEC-31 while the file store is away it is 503 in words, not the fault of the picture', async () => {
    const member = await addMember(world, await world.station(), settlingIn)
    const put = vi.spyOn(world.ports.files, 'put').mockRejectedValue(new ServiceAway('files', 'timeout'))
    const refused = await problemOf(send(member, await picture()))
    expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
    expect(put).toHaveBeenCalled()
    put.mockRestore()
    expect((await send(member, await picture())).image).toContain('/arquivos/')
  })

  test('ONB-12 without a crop the middle is cut out; sizes of the pages, no metadata', async () => {
    const station = await world.station()
    const member = await addMember(world, station, settlingIn)
    const { image } = await send(member, await picture())
    expect(image).toMatch(new RegExp(`^/arquivos/${station.id}/[\\w-]{43}/foto\\.webp$`))
    for (const [suffix, side] of [
      ['', 640],
      ['-320', 320],
      ['-96', 96],
    ] as const) {
      const one = await stored(image.replace('.webp', `${suffix}.webp`))
      const facts = await one.metadata()
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', side, side, undefined])
      const { dominant } = await one.stats()
      expect(dominant.g).toBeGreaterThan(200)
    }
  })

  test('ONB-12 the crop that was chosen', async () => {
    const station = await world.station()
    const member = await addMember(world, station, settlingIn)
    const crop = { crop_x: '80', crop_y: '80', crop_width: '20', crop_height: '20' }
    const { image } = await send(member, await picture(), crop)
    const { dominant } = await (await stored(image)).stats()
    expect(dominant.b).toBeGreaterThan(200)
  })

  test('ONB-12 a new picture takes the old one away', async () => {
    const station = await world.station()
    const member = await addMember(world, station, settlingIn)
    const { image: first } = await send(member, await picture())
    const { image: second } = await send(member, await picture())
    expect(second).not.toBe(first)
    expect(await world.ports.files.exists(first.replace('/arquivos/', ''))).toBe(false)
    expect(await world.ports.files.exists(second.replace('/arquivos/', ''))).toBe(true)
  })

  test('ONB-12 PNG and GIF are taken, what only says it is a picture is not', async () => {
    const station = await world.station()
    const member = await addMember(world, station, settlingIn)
    const jpeg = await picture()
    expect((await send(member, await sharp(jpeg).png().toBuffer())).image).toBeTruthy()
    expect((await send(member, await sharp(jpeg).gif().toBuffer())).image).toBeTruthy()
    expect((await send(member, await sharp(jpeg).webp().toBuffer())).image).toBeTruthy()
    const refusal = async (file: Uint8Array) => (await problemOf(send(member, file))).body.fields?.image?.[0]
    expect(await refusal(Buffer.from('isto não é uma imagem'.repeat(50)))).toBe('Formato não suportado!')
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('Formato não suportado!')
    expect(await refusal(await sharp(jpeg).tiff().toBuffer())).toBe('Formato não suportado!')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
    expect(await refusal(Buffer.from(svg))).toBe('Formato não suportado!')
    expect(await refusal(largeGif(5100))).toBe('Escolha um arquivo de tamanho menor!')
  })

  test('VAL-10 ONB-12 PRO-03 3 MB while settling in, 1 MB later and for owners, by the real N', async () => {
    const station = await world.station()
    const large = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024 + 1, 1)
    const refusal = async (member: TestMember, file: Uint8Array) =>
      (await problemOf(send(member, file))).body.fields?.image?.[0]
    const settling = await addMember(world, station, settlingIn)
    expect(await refusal(settling, large(3))).toBe('Erro: Imagem maior que 3 MB')
    expect(await refusal(settling, large(1))).toBe('Formato não suportado!')
    expect(await refusal(await addMember(world, station), large(1))).toBe('Erro: Imagem maior que 1MB')
    const owner = await addMember(world, station, { ...settlingIn, role: 'owner' })
    expect(await refusal(owner, large(1))).toBe('Erro: Imagem maior que 1MB')
  })

  test('ONB-12 no file, no multipart, somebody else’s account', async () => {
    const station = await world.station()
    const [one, two] = [await addMember(world, station), await addMember(world, station)]
    expect((await problemOf(send(one, null))).body.fields?.image).toEqual(['Esse campo é obrigatório'])
    const file = await picture()
    const foreign = await problemOf(send({ ...one, id: two.id }, file))
    expect(foreign.code).toBe('forbidden')
    const plain = await world.fetch(
      `/update-user-profile-image/${one.id}`,
      {
        method: 'PUT',
        body: '{}',
        headers: { authorization: one.token, 'content-type': 'application/json' },
      },
      { hostStationId: station.id },
    )
    expect(plain.status).toBe(400)
  })

  test('ONB-12 SEC-47 what is cut out is what was shown, however the camera was held', async () => {
    const crop = { x: 60, y: 10, width: 30, height: 20 }
    const cut = async (file: Buffer) => {
      const portraits = await makePortraits(file, { crop, who: 'somebody' })
      const [largest] = typeof portraits === 'string' ? [] : portraits
      const { channels } = await sharp(largest?.bytes).stats()
      return channels.map(({ mean }) => mean)
    }
    const ground = { width: 80, height: 40, channels: 3, background: '#000' } as const
    const noise = { ...ground, noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const
    const stored = sharp(await sharp({ create: noise }).blur(4).normalise().png().toBuffer())
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const file = await stored.clone().withMetadata({ orientation }).png().toBuffer()
      const upright = await sharp(file).autoOrient().png().toBuffer()
      const [shown, expected] = [await cut(file), await cut(upright)]
      expect([orientation, shown.length]).toEqual([orientation, expected.length])
      // What is stored is compressed: the same part turned differs by a little.
      for (const [at, mean] of expected.entries())
        expect(Math.abs((shown[at] ?? 0) - mean), `orientation ${orientation}`).toBeLessThan(5)
    }
  })

  test('ONB-12 a crop lies inside the picture, whatever was asked', () => {
    const whole = { width: 100, height: 50 }
    expect(regionOf({ x: 25, y: 25, width: 50, height: 50 }, whole)).toEqual({
      left: 25,
      top: 13,
      width: 50,
      height: 25,
    })
    expect(regionOf({ x: 90, y: 90, width: 50, height: 50 }, whole)).toEqual({
      left: 90,
      top: 45,
      width: 10,
      height: 5,
    })
    expect(regionOf({ x: 100, y: 100, width: 0, height: 0 }, whole)).toEqual({
      left: 99,
      top: 49,
      width: 1,
      height: 1,
    })
  })
})
