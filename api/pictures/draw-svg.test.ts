import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'
import { decodePicture } from './index.ts'

const svg = (inside: string, size = 'width="24" height="12"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)
const red = '<rect width="100%" height="100%" fill="#f00"/>'

describe('SEC-26 logos as SVG', () => {
  test('SEC-26 a small drawing becomes sharp pixels, a large one as many', async () => {
    for (const size of ['width="24" height="12"', 'width="90000" height="45000"', 'viewBox="0 0 2 1"']) {
      const { width, height } = await sharp((await drawSvg(svg(red, size))) ?? undefined).metadata()
      expect([size, width, height]).toEqual([size, 1200, 600])
    }
  })

  test('SEC-26 what programs write before the root is left out, what lies elsewhere is not asked for', async () => {
    const asked: string[] = []
    const server = createServer(({ url }, answer) => answer.end(asked.push(url ?? '').toString())).listen(0)
    const at = `http://localhost:${(server.address() as AddressInfo).port}`
    const file = Buffer.concat([
      Buffer.from(
        '<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">',
      ),
      svg(
        `<script href="${at}/script"/><script>fetch('${at}/fetch')</script><style>@import url(${at}/style);</style>${red}<use href="${at}/use#a"/><foreignObject><iframe src="${at}/frame"/></foreignObject>`,
      ),
    ])
    const { dominant } = await sharp((await drawSvg(file)) ?? undefined).stats()
    expect([dominant.r > 200, dominant.g < 50, asked]).toEqual([true, true, []])
    server.close()
  })

  test.each([
    ['entities', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), svg(red)])],
    ['another encoding', Buffer.from('<?xml version="1.0" encoding="UTF-16"?><svg>é</svg>', 'latin1')],
    ['a picture inside', svg(`<image href="data:image/png;base64,AAAA"/>`)],
    [
      'one under another name',
      svg(`<s:image xmlns:s="http://www.w3.org/2000/svg" href="file:///etc/passwd"/>`),
    ],
    ['what is cut off', svg(red).subarray(0, 60)],
    ['no end of depth', svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000))],
  ])('SEC-26 %s: not drawn', async (_, file) => {
    expect(await drawSvg(file)).toBeNull()
  })

  test.each([
    ['instructions', '<?'],
    ['document types', '<!DOCTYPE '],
  ])('SEC-35 a megabyte of %s without an end keeps nobody waiting', async (_, beginning) => {
    const file = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${beginning.repeat(1_000_000 / beginning.length)}`,
    )
    expect(await drawSvg(file)).toBeNull()
  })

  test('SEC-26 a drawing without end, or too large for the memory, ends with its own process', async () => {
    const tenfold = (at: number) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`
    const million = `<defs><path id="a0" d="M0 0L24 12"/>${[0, 1, 2, 3, 4, 5].map(tenfold).join('')}</defs>`
    expect(await drawSvg(svg(`${million}<use href="#a6" stroke="red"/>`), 1)).toBeNull()
    const tile = `<pattern id="p" width="30000" height="30000" patternUnits="userSpaceOnUse">${red}</pattern>`
    expect(
      await drawSvg(
        svg(`${tile}<rect width="1200" height="600" fill="url(#p)"/>`, 'width="1200" height="600"'),
      ),
    ).toBeNull()
  })

  test('SEC-03 a photo waits for no drawing, and few drawings wait for each other', async () => {
    const photo = await sharp(svg(red)).png().toBuffer()
    const done: string[] = []
    const send = (bytes: Buffer, who: string, name: string) => {
      const asked = { formats: ['png', 'svg'], who, prepare: (picture: Sharp) => picture } as const
      return decodePicture(bytes, asked, async () => done.push(name))
    }
    const drawings = [1, 2, 3, 4, 5, 6, 7].map((at) => send(svg(red), `owner ${at}`, 'drawing'))
    await expect(send(svg(red), 'owner 8', 'drawing')).rejects.toMatchObject({ code: 'too_many_requests' })
    await send(photo, 'owner 1', 'photo')
    await Promise.all(drawings)
    expect(done).toEqual(['photo', ...drawings.map(() => 'drawing')])
  })

  test('SEC-26 only where drawings are taken; nothing but the known formats reaches a decoder', async () => {
    const asked = { formats: ['png', 'webp'], who: 'somebody', prepare: (picture: Sharp) => picture } as const
    const avif = await sharp(svg(red)).avif().toBuffer()
    for (const file of [svg(red), avif, Buffer.from('<html></html>'), Buffer.alloc(0)])
      expect(await decodePicture(file, asked, async () => 'made')).toEqual({ problem: 'wrong_type' })
    const webp = await sharp(svg(red)).webp().toBuffer()
    expect(await decodePicture(webp, asked, async () => 'made')).toEqual({ made: 'made' })
    expect(await decodePicture(webp.subarray(0, 20), asked, async () => 'made')).toEqual({
      problem: 'unreadable',
    })
  })
})
