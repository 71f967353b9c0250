import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { defaultBrand, fontNames } from '#themes/brand.ts'
import { cardSize, drawCard } from './draw-card.server.tsx'
import { faceOf } from './outline-text.server.ts'

const card: MemberCard = {
  id: 123,
  name: 'Ana <b>Prado</b> & Filha',
  image: null,
  card_number: '00000000123',
  valid_until: '2026-11-30',
  plan: 'Completo',
  link: `https://fan.example/qr-code-user-validator/v${'x'.repeat(59)}`,
  link_expires_at: '2026-11-27T12:00:00Z',
}
const drawn = (facts: Partial<MemberCard> = {}, photo: string | null = null) =>
  drawCard({ card: { ...card, ...facts }, station: 'Fan', brand: defaultBrand, photo })

describe('the picture of a card', () => {
  test('VCD-01 VCD-02 its QR is read from the picture', async () => {
    const { data, info } = await sharp(Buffer.from(drawn()))
      .resize(cardSize.width)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(card.link)
  })

  test('VCD-01 letters are shapes: no font of the machine is asked for, and no name is markup', () => {
    const picture = drawn()
    expect(picture).not.toMatch(/<text|font-family|<b>|Prado|&/)
    expect(drawn({ name: 'Ana' })).not.toBe(picture)
  })

  test.each(fontNames)('VCD-01 %s has the letters of Portuguese, and others stay letters', (name) => {
    for (const weight of ['regular', 'strong'] as const) {
      const face = faceOf(name, weight)
      for (const letter of 'AZaz09çãõáéíóúâêôàüÇÃÕ…•-') {
        expect([letter, face.width(letter, { size: 100 }) > 0]).toEqual([letter, true])
        expect([letter, face.path(letter, { x: 0, y: 0, size: 100 })]).toEqual([
          letter,
          expect.stringMatching(/^(M-?[\d.]+ -?[\d.]+([LQ]?-?[\d.]+ -?[\d.]+ ?)+Z)+$/),
        ])
      }
      expect(face.path('ğ', { x: 0, y: 0, size: 10 })).not.toBe('')
      expect(() => face.path('中🙂', { x: 0, y: 0, size: 10 })).not.toThrow()
    }
  })

  test('VCD-01 the photo stands where the initials would', async () => {
    const red = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer()
    const picture = drawn({}, `data:image/jpeg;base64,${red.toString('base64')}`)
    const { data, info } = await sharp(Buffer.from(picture)).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]
    const [red255 = 0, ...others] = at(124, 196)
    expect(red255).toBeGreaterThan(240)
    expect(Math.max(...others)).toBeLessThan(15)
    // Its corners are round, and so are the card's.
    expect(at(53, 125)[0]).toBeLessThan(100)
    expect(data[info.channels - 1]).toBe(0)
  })

  test('VCD-01 a name of any length stays on the card', () => {
    for (const name of ['A', 'Maria '.repeat(40).trim(), 'x'.repeat(300)])
      expect(drawn({ name })).toMatch(/^<svg [\s\S]*<\/svg>$/)
  })
})
