import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { decodePicture } from '../index.ts'
import { inPictureQueue, queueTexts } from '../picture-queues.ts'
import { barePicture } from './bare-picture.ts'

const formats = ['png', 'jpeg', 'gif', 'webp'] as const
type Format = (typeof formats)[number]
const texts = 'tEXt do XMP e comentários'

/** A picture of four colours, so that how it is turned can be told. */
const painted = (): Sharp =>
  sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 9, 9, 9, 90, 90, 90]), {
    raw: { width: 3, height: 2, channels: 3 },
  })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}
const riff = (type: string, data: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type), head, data, Buffer.alloc(data.length % 2)])
}
const inserted = (file: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)])

/** What a hostile file holds beside its picture: in each format, where a decoder reads it first. */
const laden: Record<Format, (file: Buffer) => Buffer> = {
  png(file) {
    const zeros = deflateSync(Buffer.alloc(4_000_000))
    const packed = chunk('zTXt', Buffer.concat([Buffer.from(`${texts}\0\0`, 'latin1'), zeros]))
    const profile = chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), zeros]))
    return inserted(file, 33, packed, packed, profile, packed)
  },
  jpeg(file) {
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, texts.length + 2]),
      Buffer.from(texts, 'latin1'),
    ])
    return Buffer.concat([inserted(file, 2, comment, comment), Buffer.from(texts)])
  },
  gif(file) {
    const block = Buffer.concat([Buffer.from([0x21, 0xfe, texts.length]), Buffer.from(texts, 'latin1')])
    const colours = 3 * 2 ** (((file[10] ?? 0) & 7) + 1)
    return Buffer.concat([inserted(file, 13 + colours, block, Buffer.from([0])), Buffer.from(texts)])
  },
  webp(file) {
    const head = riff('VP8X', Buffer.from([0x04, 0, 0, 0, 2, 0, 0, 1, 0, 0]))
    const body = Buffer.concat([
      Buffer.from('WEBP'),
      head,
      file.subarray(12),
      riff('XMP ', Buffer.from(texts)),
    ])
    return riff('RIFF', body)
  },
}

const written: Record<Format, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 100 }),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ lossless: true }),
}

const pixelsOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer()

describe('SEC-64 what is no picture is dropped before a decoder sees it', () => {
  test.each(formats)('SEC-64 %s: texts, comments and what stands behind the end', async (format) => {
    const plain = await written[format](painted()).toBuffer()
    const file = laden[format](plain)
    await expect(sharp(file).metadata()).resolves.toMatchObject({ width: 3 })
    const bare = barePicture(file, format)
    if (!bare) throw new Error('no picture')
    expect(bare.length).toBeLessThanOrEqual(plain.length + 30)
    expect(bare.includes(Buffer.from(texts, 'latin1'))).toBe(false)
    expect(await pixelsOf(bare)).toEqual(await pixelsOf(plain))
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    'SEC-64 %s: how it is turned and its colours stay',
    async (format) => {
      const turned = painted().withMetadata({ orientation: 6 }).withIccProfile('p3')
      const file = await written[format](turned).toBuffer()
      const bare = barePicture(file, format)
      if (!bare) throw new Error('no picture')
      expect(await sharp(bare).metadata()).toMatchObject({ orientation: 6, icc: expect.any(Buffer) })
      expect(await pixelsOf(bare)).toEqual(await pixelsOf(file))
    },
  )

  test('SEC-64 an animation stays one', async () => {
    const frames = sharp(Buffer.alloc(4 * 4 * 3 * 3, 90).fill(10, 48, 96), {
      raw: { width: 4, height: 12, channels: 3, pageHeight: 4 },
    })
    for (const format of ['gif', 'webp'] as const) {
      const bare = barePicture(await frames.clone()[format]().toBuffer(), format)
      expect(await sharp(bare ?? undefined).metadata()).toMatchObject({ pages: 3, height: 4 })
    }
  })

  test('SEC-64 any file, cut anywhere, is looked at to its end', async () => {
    for (const format of formats) {
      const file = laden[format](await written[format](painted()).toBuffer())
      for (let length = 0; length < Math.min(file.length, 400); length++)
        expect(barePicture(file.subarray(0, length), format)).toBeInstanceOf(Buffer)
    }
  })

  test('SEC-64 what is in more pieces than any program writes is no picture', async () => {
    const file = await written.png(painted()).toBuffer()
    const pieces = inserted(
      file,
      33,
      ...Array.from({ length: 50_001 }, () => chunk('sRGB', Buffer.from([0]))),
    )
    expect(barePicture(pieces, 'png')).toBeNull()
  })
})

describe('SEC-64 the one place for pictures', () => {
  const asked = { formats, who: 'linha 1:1', prepare: (picture: Sharp) => picture }

  test('SEC-64 a decoder that does not end keeps nobody waiting: its time is limited around it', async () => {
    const file = await written.png(painted()).toBuffer()
    const ends: (() => void)[] = []
    const endless = vi
      .spyOn(sharp.prototype, 'metadata')
      .mockImplementation(() => new Promise((_, reject) => ends.push(() => reject(new Error('Ended')))))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const given = []
      for (let at = 0; at < 2; at++) {
        given.push(decodePicture(file, asked, async () => 'made'))
        await vi.advanceTimersByTimeAsync(20_000)
      }
      expect(await Promise.all(given)).toEqual([{ problem: 'unreadable' }, { problem: 'unreadable' }])
      // Two that still run hold threads: nothing is begun until one has ended.
      const refused = decodePicture(file, asked, async () => 'made')
      await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', messages: [queueTexts.busy] })
    } finally {
      vi.useRealTimers()
      endless.mockRestore()
      for (const end of ends) end()
    }
    const again = () => decodePicture(file, asked, async () => 'made')
    await vi.waitFor(async () => expect(await again()).toEqual({ made: 'made' }))
  })

  test('SEC-64 several accounts of one line wait behind others as one account does', async () => {
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    await inPictureQueue('cheia 1:1', async () => {
      now += 3000
    })
    clock.mockRestore()
    const order: string[] = []
    let end = () => {}
    const running = inPictureQueue('outra 1:9', () => new Promise<void>((resolve) => (end = resolve)))
    const sent = Array.from({ length: 24 }, (_, at) => {
      const account = `cheia 1:${at + 2}`
      return inPictureQueue(account, async () => order.push(account)).catch(({ code }) => order.push(code))
    })
    const kept = inPictureQueue('nova 1:50', async () => order.push('nova'))
    end()
    await Promise.all([running, kept, ...sent])
    // The line was full: its last account made place.
    expect(order.slice(0, 3)).toEqual(['too_many_requests', 'nova', 'cheia 1:2'])
  })
})
