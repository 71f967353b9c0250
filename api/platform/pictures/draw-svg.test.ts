import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { drawingArguments, drawSvg } from './draw-svg.ts'
import { decodePicture } from './index.ts'
import { inDrawingQueue } from './picture-queues.ts'

const svg = (inside: string, size = 'width="24" height="12"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`)

/** Null where it is not drawn. */
async function drawn(file: Buffer): Promise<Buffer | null> {
  const drawing = await drawSvg(file)
  return 'png' in drawing ? drawing.png : null
}

/** A million paths in few bytes: drawn for minutes. */
function endless(): Buffer {
  const tenfold = (at: number) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`
  const million = `<defs><path id="a0" d="M0 0L24 12"/>${[0, 1, 2, 3, 4, 5].map(tenfold).join('')}</defs>`
  return svg(`${million}<use href="#a6" stroke="red"/>`)
}

const red = '<rect width="100%" height="100%" fill="#f00"/>'

/** A server that has begun a drawing, and is busy with something else. */
const asksForDrawing = `
const drawing = [...JSON.parse(process.env.DRAWING).slice(0, -1), process.pid]
const stdio = ['pipe', 'inherit', 'inherit']
const child = require('node:child_process').spawn(process.execPath, drawing, { stdio })
child.stdin.write(process.env.SVG, () => process.stdout.write('begun'))
child.stdin.end()
setInterval(() => {}, 1000)`

describe('SEC-26 logos as SVG', () => {
  test('SEC-26 a small drawing becomes sharp pixels, a large one as many', async () => {
    for (const size of ['width="24" height="12"', 'width="90000" height="45000"', 'viewBox="0 0 2 1"']) {
      const { width, height } = await sharp((await drawn(svg(red, size))) ?? undefined).metadata()
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
    const { dominant } = await sharp((await drawn(file)) ?? undefined).stats()
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
    expect(await drawSvg(file)).toEqual({ problem: 'not_drawn' })
  })

  test.each([
    ['instructions', '<?'],
    ['document types', '<!DOCTYPE '],
  ])('SEC-35 a megabyte of %s without an end keeps nobody waiting', async (_, beginning) => {
    const file = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${beginning.repeat(1_000_000 / beginning.length)}`,
    )
    expect(await drawSvg(file)).toEqual({ problem: 'not_drawn' })
  })

  test('SEC-26 a drawing without end, or too large for the memory, ends with its own process', async () => {
    expect(await drawSvg(endless(), { workMs: 300, ms: 600_000 })).toEqual({ problem: 'too_much_to_draw' })
    const tile = `<pattern id="p" width="30000" height="30000" patternUnits="userSpaceOnUse">${red}</pattern>`
    expect(
      await drawSvg(
        svg(`${tile}<rect width="1200" height="600" fill="url(#p)"/>`, 'width="1200" height="600"'),
      ),
    ).toEqual({ problem: 'too_much_to_draw' })
  })

  test('SEC-47 a drawing ends by itself when its time is over, and when the server that asked for it is gone', async () => {
    const alone = spawn(process.execPath, drawingArguments({ workMs: 600_000, ms: 500 }, process.pid), {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    alone.stdin.end(endless())
    expect(await once(alone, 'exit')).toEqual([null, 'SIGKILL'])
    const server = spawn(process.execPath, ['--eval', asksForDrawing], {
      env: {
        ...process.env,
        DRAWING: JSON.stringify(drawingArguments({ workMs: 600_000, ms: 600_000 }, 0)),
        SVG: endless().toString(),
      },
    })
    await once(server.stdout, 'data')
    server.kill('SIGKILL')
    // Closed once nobody writes to the server's output any more, what it began neither.
    await once(server, 'close')
  })

  test('SEC-47 whoever kept the others waiting waits behind them, and makes place when the line is full', async () => {
    const order: string[] = []
    const send = (who: string) => inDrawingQueue(who, async () => order.push(who))
    const slow = Array.from({ length: 12 }, (_, at) => `slow ${at}`)
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    for (const who of slow)
      await inDrawingQueue(who, async () => {
        now += 1000 + slow.indexOf(who)
      })
    clock.mockRestore()
    let end = () => {}
    const running = inDrawingQueue('running', () => new Promise<void>((resolve) => (end = resolve)))
    const sent = slow.map(send)
    const kept = send('new')
    await expect(sent.at(-1)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(send('slow 11')).rejects.toMatchObject({ code: 'too_many_requests' })
    end()
    await Promise.all([running, kept, ...sent.slice(0, -1)])
    expect([order[0], order.length]).toEqual(['new', 12])
  })

  test('SEC-03 a photo waits for no drawing, and few drawings wait for each other', async () => {
    const photo = await sharp(svg(red)).png().toBuffer()
    const asked = { formats: ['png', 'svg'], prepare: (picture: Sharp) => picture } as const
    let end = () => {}
    const drawings = [inDrawingQueue('owner', () => new Promise<void>((resolve) => (end = resolve)))]
    for (let at = 0; at < 12; at++) drawings.push(inDrawingQueue(`owner ${at}`, async () => {}))
    const drawing = decodePicture(svg(red), { ...asked, who: 'owner 12' }, async () => 'drawn')
    await expect(drawing).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await decodePicture(photo, { ...asked, who: 'owner 1' }, async () => 'made')).toEqual({
      made: 'made',
    })
    end()
    await Promise.all(drawings)
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
