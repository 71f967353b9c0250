import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import type { Files } from '#api/platform/ports/index.ts'
import { ServiceAway } from '#api/platform/service-away.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { readStored } from '../remember-stored.ts'
import { proposeColors, standsOn, tonesOf } from './colors.ts'
import { settleLogoForms } from './logo-forms.ts'
import { iconSides } from './make-sizes.ts'
import { imageTexts, mostPixels, readImage } from './read-image.ts'
import { removeBackground } from './remove-background.ts'
import { logoAddresses, makeLogo } from './take-logo.ts'
import { trimTransparent } from './trim.ts'

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)
const ring = (color: string) =>
  `<circle cx="100" cy="100" r="60" fill="none" stroke="${color}" stroke-width="30"/>`
const word = (color: string) =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((at) => `<rect x="${20 + at * 130}" y="20" width="90" height="80" fill="${color}"/>`)
    .join('')
const animated = async () => {
  const frames = ['#c00', '#0c0', '#00c'].map((color) =>
    sharp(svg(80, 80, `<rect width="80" height="80" fill="${color}"/>`))
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

const pixelsOf = async (bytes: Uint8Array, isCut = false) =>
  (await readImage(bytes, { removeBackground: isCut, who: 'somebody' }, async (read) => read)).mark

/** A logo of station 1, with its files. */
async function stored(files: Files, bytes: Uint8Array, removeBackground: boolean) {
  const made = await makeLogo(bytes, { removeBackground, who: 'somebody' })
  for (const { path, ...file } of made.files) await files.put(`1/logo/${path}`, file.bytes, file)
  return { ...made.look, ...logoAddresses((path) => `/arquivos/1/logo/${path}`) }
}

/** Logos that people bring and that usually break something. */
const difficult: Record<string, () => Promise<Buffer>> = {
  'white on transparent': () =>
    sharp(svg(200, 200, ring('#fff')))
      .png()
      .toBuffer(),
  'black on transparent': () =>
    sharp(svg(200, 200, ring('#000')))
      .png()
      .toBuffer(),
  'white on white': () =>
    sharp(svg(200, 200, `<rect width="200" height="200" fill="#fff"/>${ring('#fff')}`))
      .png()
      .toBuffer(),
  'colour on white jpeg': () =>
    sharp(svg(200, 200, `<rect width="200" height="200" fill="#fff"/>${ring('#c2185b')}`))
      .jpeg()
      .toBuffer(),
  'cmyk jpeg': () =>
    sharp(svg(200, 200, `<rect width="200" height="200" fill="#fff"/>${ring('#0a7d3c')}`))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'grey 16 bit': () =>
    sharp(svg(200, 200, ring('#777')))
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  'very wide': () =>
    sharp(svg(1000, 120, word('#123a8c')))
      .png()
      .toBuffer(),
  'very high': () =>
    sharp(svg(60, 900, '<rect x="10" y="10" width="40" height="880" fill="#f60"/>'))
      .png()
      .toBuffer(),
  'tiny gif': () =>
    sharp(svg(16, 16, '<rect width="16" height="16" fill="#f60"/>'))
      .gif()
      .toBuffer(),
  huge: () =>
    sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer(),
  'animated gif': animated,
  webp: () =>
    sharp(svg(300, 200, ring('#0a7d3c')))
      .webp()
      .toBuffer(),
  svg: async () => svg(24, 24, '<circle cx="12" cy="12" r="10" fill="#c2185b"/>'),
  'one pixel mark': () =>
    sharp(svg(400, 400, '<rect x="200" y="200" width="1" height="1" fill="#f00"/>'))
      .png()
      .toBuffer(),
  'fully transparent': () =>
    sharp(svg(100, 100, ''))
      .png()
      .toBuffer(),
  photograph: () =>
    sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer(),
  'palette png': () =>
    sharp(svg(200, 200, ring('#639')))
      .png({ palette: true, colours: 8 })
      .toBuffer(),
  'rotated by exif': () =>
    sharp(svg(300, 100, word('#639')))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  'yellow on white': () =>
    sharp(svg(200, 200, `<rect width="200" height="200" fill="#fff"/>${ring('#ffee00')}`))
      .png()
      .toBuffer(),
  'half transparent': () =>
    sharp(svg(200, 200, '<circle cx="100" cy="100" r="80" fill="#06c" fill-opacity="0.4"/>'))
      .png()
      .toBuffer(),
  'black ground': () =>
    sharp(svg(200, 200, `<rect width="200" height="200" fill="#000"/>${ring('#fff')}`))
      .png()
      .toBuffer(),
  'thin lines': () =>
    sharp(svg(800, 800, '<path d="M10 400H790" stroke="#c00" stroke-width="2"/>'))
      .png()
      .toBuffer(),
}

describe('ONB-15 logo intake', () => {
  test.each(Object.keys(difficult))('%s becomes every size', async (name) => {
    const ports = testPorts()
    for (const removal of [false, true]) {
      const logo = await stored(ports.files, await (difficult[name] as () => Promise<Buffer>)(), removal)
      expect(logo.colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
      expect(logo.width).toBeLessThanOrEqual(640)
      expect(logo.height).toBeLessThanOrEqual(160)
      for (const side of iconSides) {
        const file = await ports.files.get(`1/logo/favicon-${side}.png`)
        const facts = await sharp(await bytesOf(file?.body)).metadata()
        expect([facts.width, facts.height]).toEqual([side, side])
      }
    }
  })

  test('other types and broken files are refused with their messages', async () => {
    const tiff = await sharp(svg(100, 100, ring('#000')))
      .tiff()
      .toBuffer()
    for (const file of [tiff, Buffer.from('no image at all'), Buffer.from('<html><body>no</body></html>')])
      await expect(pixelsOf(file)).rejects.toMatchObject({ fields: { file: [imageTexts.type] } })
    const whole = await (difficult['colour on white jpeg'] as () => Promise<Buffer>)()
    await expect(pixelsOf(whole.subarray(0, 300))).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('a background of one colour goes, what the logo encloses stays', async () => {
    const pixels = await pixelsOf(await (difficult['colour on white jpeg'] as () => Promise<Buffer>)())
    const cleared = removeBackground(pixels)
    const alphaAt = (x: number, y: number) => cleared.data[(y * cleared.width + x) * 4 + 3]
    expect(alphaAt(2, 2)).toBe(0)
    expect(alphaAt(100, 100)).toBe(255)
    expect(trimTransparent(cleared).width).toBeLessThan(170)
    const photo = await pixelsOf(await (difficult.photograph as () => Promise<Buffer>)())
    expect(removeBackground(photo)).toBe(photo)
  })

  test('SEC-26 colours are those of the logo; a white, black or grey one proposes none', async () => {
    const pink = tonesOf(
      removeBackground(await pixelsOf(await (difficult['colour on white jpeg'] as () => Promise<Buffer>)())),
    )
    expect(proposeColors(pink)[0]).toMatch(/^#c[0-9a-f]1[0-9a-f]5/)
    const white = tonesOf(
      await pixelsOf(await (difficult['white on transparent'] as () => Promise<Buffer>)()),
    )
    expect(standsOn(white, '#ffffff')).toBe(false)
    expect(standsOn(white, '#16181d')).toBe(true)
    for (const name of ['white on transparent', 'black on transparent', 'grey 16 bit', 'black ground'])
      expect([
        name,
        proposeColors(tonesOf(await pixelsOf(await (difficult[name] as () => Promise<Buffer>)()))),
      ]).toEqual([name, []])
    expect(proposeColors(pink)).toHaveLength(1)
    expect(
      proposeColors([
        { color: '#c2185b', share: 0.5 },
        { color: '#1a1a1a', share: 0.5 },
      ]),
    ).toEqual(['#c2185b', '#1a1a1a'])
  })
})

describe('SEC-03 what looks at the pixels of a logo', () => {
  test('SEC-03 gets few of them, whatever was sent, and a mark in a corner keeps its size', async () => {
    const corner = '<circle cx="5700" cy="5700" r="500" fill="#c2185b"/>'
    const file = await sharp(svg(6700, 6700, `<rect width="6700" height="6700" fill="#fff"/>${corner}`), {
      unlimited: true,
    })
      .png()
      .toBuffer()
    for (const isCut of [true, false]) {
      const { whole, mark } = await readImage(
        file,
        { removeBackground: isCut, who: 'somebody' },
        async (read) => read,
      )
      expect([whole, mark].map(({ width, height }) => width * height <= mostPixels)).toEqual([true, true])
    }
    // A fifth of 1,200 pixels, not of the small copy.
    expect(trimTransparent(removeBackground(await pixelsOf(file, true))).width).toBeGreaterThan(170)
  })
})

describe('TEN-05 the form of a logo that is seen', () => {
  const logoOf = async (inside: string, [width, height] = [500, 200]) => {
    const ports = testPorts()
    const bytes = await sharp(svg(width, height, inside))
      .png()
      .toBuffer()
    return { ports, logo: await stored(ports.files, bytes, true) }
  }
  const brand = (colors: object) => configSchema.shape.brand.parse({ colors })

  test('a dark word beside a bright symbol gets a plate on dark ground: no word vanishes', async () => {
    const inside = `<rect width="500" height="200" fill="#fff"/><circle cx="100" cy="100" r="70" fill="#e53935"/>${[0, 1, 2, 3, 4].map((at) => `<rect x="${200 + at * 55}" y="60" width="30" height="80" fill="#2b1d1a"/>`).join('')}`
    const { logo } = await logoOf(inside)
    expect(standsOn(logo.tones, '#ffffff')).toBe(true)
    expect(standsOn(logo.tones, '#431411')).toBe(false)
  })

  test('blue on a dark ground of its hue is not seen, orange on white is', () => {
    const only = (color: string) => [{ color, share: 1 }]
    expect(standsOn(only('#1565c0'), '#04264d')).toBe(false)
    expect(standsOn(only('#ef6c00'), '#ffffff')).toBe(true)
    expect(standsOn(only('#ffeb3b'), '#ffffff')).toBe(false)
  })

  test('a white logo that came on its colour keeps that colour as its plate and is proposed it', async () => {
    const inside =
      '<rect width="200" height="200" fill="#b71c1c"/><circle cx="100" cy="100" r="60" fill="#fff"/>'
    const { ports, logo } = await logoOf(inside, [200, 200])
    expect(logo.colors[0]).toBe('#b71c1c')
    const plate = await readStored(ports.files, logo.on_light)
    const { data } = await sharp(plate ?? Buffer.alloc(0))
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = data
    expect([red > 165, green < 50, blue < 50]).toEqual([true, true, true])
  })

  test('what lies inside a badge needs no ground of its own', async () => {
    const { logo } = await logoOf(
      '<circle cx="100" cy="100" r="90" fill="#b3261e"/><circle cx="100" cy="100" r="70" fill="#fff"/>',
      [200, 200],
    )
    expect(standsOn(logo.tones, '#ffffff')).toBe(true)
    expect(logo.colors[0]).toMatch(/^#b/)
  })

  test('the footer and the header over pictures follow the colours, whoever chose them when', async () => {
    const { ports, logo } = await logoOf('<circle cx="100" cy="100" r="90" fill="#b3261e"/>', [200, 200])
    const images = { primaryLogo: logo.on_light, secondaryLogo: logo.image, footerLogo: logo.image }
    const settle = (colors: object) => settleLogoForms(ports.files, { brand: brand(colors), images })
    const form = (name: string) => logo.image.replace('logo.webp', name)
    expect(await settle({ primary: '#fdd835', footer: '#fff3e0' })).toEqual({
      primaryLogo: form('logo-claro.webp'),
      secondaryLogo: form('logo.webp'),
      footerLogo: form('logo.webp'),
    })
    expect(await settle({ primary: '#b3261e', footer: '#1a1a1a' })).toEqual({
      primaryLogo: form('logo-claro.webp'),
      secondaryLogo: form('logo-placa.webp'),
      footerLogo: form('logo-placa.webp'),
    })
    const foreign = { primaryLogo: '/arquivos/1/abc/x.webp', footerLogo: 'assets/logo.svg' }
    expect(await settleLogoForms(ports.files, { brand: brand({}), images: foreign })).toEqual({})
  })

  test('SEC-92 a store that stalls in the middle of a logo keeps nobody waiting for ever, nor once it is well', async () => {
    const { ports, logo } = await logoOf('<circle cx="100" cy="100" r="90" fill="#b3261e"/>', [200, 200])
    let isStalled = true
    const get: Files['get'] = async (...asked) => {
      const found = await ports.files.get(...asked)
      if (!found || !isStalled) return found
      const tenBytes = new Readable({ read() {} })
      tenBytes.push((await buffer(found.body)).subarray(0, 10))
      return { ...found, body: tenBytes }
    }
    const look = {
      brand: brand({ primary: '#b3261e', footer: '#1a1a1a' }),
      images: { primaryLogo: logo.image, footerLogo: logo.image },
    }
    const files = { ...ports.files, get }
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const previewed = expect(settleLogoForms(files, look)).rejects.toBeInstanceOf(ServiceAway)
    const published = expect(settleLogoForms(files, look)).rejects.toBeInstanceOf(ServiceAway)
    await vi.waitUntil(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(8_000)
    await Promise.all([previewed, published])
    vi.useRealTimers()
    isStalled = false
    expect(await settleLogoForms(files, look)).toHaveProperty('primaryLogo')
  })

  test('SEC-26 a plate is one of two that are made and shown; what was chosen stands everywhere', async () => {
    const { ports, logo } = await logoOf('<circle cx="100" cy="100" r="90" fill="#fff"/>', [200, 200])
    expect([logo.plate, (await logoOf('<circle cx="100" cy="100" r="90"/>', [200, 200])).logo.plate]).toEqual(
      ['dark', 'light'],
    )
    const brightness = async (address: string) => {
      const bytes = await readStored(ports.files, address)
      const { data } = await sharp(bytes ?? undefined)
        .extract({ left: 12, top: 80, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0]
    }
    expect(await brightness(logo.plates?.light ?? '')).toBeGreaterThan(250)
    expect(await brightness(logo.plates?.dark ?? '')).toBeLessThan(40)
    const images = { primaryLogo: logo.on_light, secondaryLogo: logo.image, footerLogo: logo.image }
    const settle = async (
      logoPlate: 'light' | 'dark' | undefined,
      colors = { primary: '#fdd835', footer: '#1a1a1a' },
    ) =>
      Object.values(
        await settleLogoForms(ports.files, { brand: brand(colors), images: { ...images, logoPlate } }),
      ).map((address) => address?.split('/').at(-1))
    expect(await settle('dark')).toEqual(['logo-placa-escura.webp', 'logo-placa-escura.webp', 'logo.webp'])
    expect(await settle('light')).toEqual(['logo.webp', 'logo-placa-clara.webp', 'logo.webp'])
    expect(await settle(undefined)).toEqual(['logo-claro.webp', 'logo-placa.webp', 'logo.webp'])
  })

  test('7,000 pixels a side are taken; more than fifty million are refused in words', async () => {
    const flat = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#0a7' } })
        .toColourspace('b-w')
        .png()
        .toBuffer()
    const { width, height } = await pixelsOf(await flat(7000))
    expect([width, height].map((side) => side > 400)).toEqual([true, true])
    await expect(pixelsOf(await flat(7100))).rejects.toMatchObject({ fields: { file: [imageTexts.huge] } })
  })
})

async function bytesOf(body: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}
