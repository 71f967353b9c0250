import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { box, locatedMp4, mp4, mp4Head, position, webm } from '#tests/fixtures/film.ts'
import { judgeFilm } from './judge-film.ts'
import { type StrippedKind, stripFilm, strippedFilm } from './strip-film.ts'

/** What comes out of it when it comes in pieces of so many bytes. */
async function inPieces(film: Buffer, kind: StrippedKind, bytes: number): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < film.length; at += bytes) yield film.subarray(at, at + bytes)
  }
  return Buffer.concat(await Readable.from(stripFilm(pieces(), kind)).toArray())
}

const element = (id: string, body: Buffer | string, size?: string) => {
  const bytes = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + bytes.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size ? Buffer.from(size, 'hex') : length, bytes])
}
const tags = '1254c367'
const cluster = '1f43b675'
const unknown = '01ffffffffffffff'
/** The shipped WebM with more at the end of its segment, which goes to the end of the file. */
function webmWith(...more: Buffer[]): Buffer {
  const film = Buffer.from(webm())
  Buffer.from(unknown, 'hex').copy(film, film.indexOf(Buffer.from('18538067', 'hex')) + 4)
  return Buffer.concat([film, ...more])
}

/** An object of Windows Media. */
function object(guid: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const size = Buffer.alloc(8)
  size.writeBigUInt64LE(BigInt(body.length + 24))
  return Buffer.concat([Buffer.from(guid, 'hex'), size, body])
}
const wmv = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  extension: 'b503bf5f2ea9cf118ee300c00c205365',
  properties: 'a1dcab8c47a9cf118ee400c00c205365',
  description: '3326b2758e66cf11a6d900aa0062ce6c',
  more: '40a4d0d207e3d21197f000a0c95ea850',
  library: '941c23449894d149a1411d134e457054',
  data: '3626b2758e66cf11a6d900aa0062ce6c',
}

describe('SEC-96 films say nothing of where they were made', () => {
  test('SEC-96 MP4 and QuickTime: the position goes, nothing else moves, the film is as whole as before', () => {
    const film = locatedMp4()
    expect(film.includes(position)).toBe(true)
    for (const kind of ['mp4', 'mov'] as const) {
      const stripped = strippedFilm(film, kind)
      expect(stripped.includes(position)).toBe(false)
      expect(stripped.length).toBe(film.length)
      expect(judgeFilm(stripped)).toEqual({ kind: 'mp4' })
      expect(stripped.indexOf('stsd')).toBe(film.indexOf('stsd'))
    }
  })

  test('SEC-96 a film without it stays as it is, byte for byte', () => {
    expect(strippedFilm(mp4(), 'mp4').equals(mp4())).toBe(true)
    const film = webm()
    const stripped = strippedFilm(film, 'webm')
    expect([stripped.length, judgeFilm(stripped)]).toEqual([film.length, { kind: 'webm' }])
    const first = film.indexOf(Buffer.from(cluster, 'hex'))
    expect(stripped.subarray(first).equals(film.subarray(first))).toBe(true)
  })

  test.each([
    ['mp4', locatedMp4()],
    ['webm', webmWith(element(tags, position))],
  ] as const)('SEC-96 %s is the same however it is cut into pieces', async (kind, film) => {
    const whole = strippedFilm(film, kind)
    for (const bytes of [7, 4096]) expect((await inPieces(film, kind, bytes)).equals(whole)).toBe(true)
  })

  test.each([
    [
      'a size in eight bytes',
      Buffer.concat([
        Buffer.from('00000001', 'hex'),
        Buffer.from('uuid'),
        Buffer.from('0000000000000022', 'hex'),
        Buffer.from(position),
      ]),
    ],
    ['up to the end', Buffer.concat([Buffer.alloc(4), Buffer.from('meta'), Buffer.from(position)])],
    ['empty space that is not', box('free', position)],
    ['a box that nobody knows', box('gps ', position)],
    ['no box', Buffer.from(position)],
    ['less than a head', Buffer.from(position).subarray(0, 7)],
  ])('SEC-96 %s behind a film', (_, tail) => {
    const stripped = strippedFilm(Buffer.concat([mp4(), tail]), 'mp4')
    expect(stripped.length).toBe(mp4().length + tail.length)
    expect(stripped.includes(position.slice(0, 7))).toBe(false)
    expect(stripped.subarray(0, mp4().length).equals(mp4())).toBe(true)
  })

  test('SEC-96 fragments keep their samples, and a box that does not fit takes nothing else along', () => {
    const fragment = box(
      'moof',
      box('traf', box('trun', 'samples'), box('udta', position)),
      box('meta', position),
    )
    const odd = box('moov', box('mvhd', 'header'), Buffer.from('7fffffff', 'hex'), 'udta', position)
    const film = Buffer.concat([mp4Head, odd, fragment, box('mdat', 'pictures')])
    const stripped = strippedFilm(film, 'mp4')
    expect(stripped.includes(position)).toBe(false)
    for (const kept of ['header', 'samples', 'pictures'])
      expect(stripped.indexOf(kept)).toBe(film.indexOf(kept))
  })

  test('SEC-96 WebM: tags, title, attachments and names of tracks become empty space', () => {
    const open = element(cluster, element('e7', '\x01', '81'), unknown)
    const film = webmWith(
      element(tags, position),
      open,
      element('a3', 'block'),
      element('1941a469', position, '0100000000000012'),
    )
    const info = element('1549a966', Buffer.concat([element('7ba9', position), element('4d80', 'Chrome')]))
    const track = element('1654ae6b', element('ae', element('536e', position)))
    const stripped = strippedFilm(Buffer.concat([film, info, track]), 'webm')
    expect(stripped.includes(position)).toBe(false)
    for (const kept of ['block', 'Chrome']) expect(stripped.includes(kept)).toBe(true)
    expect(judgeFilm(stripped)).toEqual({ kind: 'webm' })
  })

  test('SEC-96 Windows Media: descriptions and libraries of what was written beside become padding', () => {
    const extension = object(wmv.extension, Buffer.alloc(22), object(wmv.library, position))
    const parts = [
      object(wmv.properties, 'properties'),
      object(wmv.description, position),
      object(wmv.more, position),
    ]
    const header = object(wmv.header, Buffer.alloc(6), ...parts, extension)
    const film = Buffer.concat([header, object(wmv.data, 'pictures'), object('ff'.repeat(16), position)])
    const stripped = strippedFilm(film, 'wmv')
    expect([stripped.includes(position), stripped.length]).toEqual([false, film.length])
    for (const kept of ['properties', 'pictures']) expect(stripped.indexOf(kept)).toBe(film.indexOf(kept))
    expect(stripped.toString('hex').split('74d40618dfca0945a4ba9aabcb96aae8')).toHaveLength(5)
  })

  test('SEC-96 damage, depth and millions of parts neither throw nor last', async () => {
    for (const [kind, film] of [
      ['mp4', locatedMp4()],
      ['webm', webm().subarray(0, 5_000)],
    ] as const)
      for (let at = 0; at < 500; at += 1) {
        const damaged = Buffer.from(film)
        damaged[at] = (at * 37) & 255
        expect(strippedFilm(damaged, kind).length).toBe(film.length)
      }
    let deep = box('udta', position)
    for (let depth = 0; depth < 100; depth += 1) deep = box('moov', deep)
    expect(strippedFilm(deep, 'mp4').includes(position)).toBe(false)
    const many = Buffer.concat([Buffer.alloc(8 * 500_001, box('free')), box('mdat', position)])
    expect(strippedFilm(many, 'mp4').includes(position)).toBe(false)
  })
})
