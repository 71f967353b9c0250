import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { box, mp4, mp4Head, webm } from '#tests/fixtures/film.ts'
import { filmSeconds, judgeFilm } from './judge-film.ts'

const broken = { problem: 'broken' }

/** The same WebM as a browser records it: segment and clusters do not know how long they are, nor does the header. */
function asRecorded(film: Buffer): Buffer {
  const recorded = Buffer.from(film)
  const unknown = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
  for (const name of ['18538067', '1f43b675']) {
    const id = Buffer.from(name, 'hex')
    for (let at = recorded.indexOf(id); at >= 0; at = recorded.indexOf(id, at + 4))
      if (recorded[at + 4] === 0x01) unknown.copy(recorded, at + 4)
  }
  const duration = recorded.indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (duration >= 0) recorded.fill(0, duration + 3, duration + 11)
  return recorded
}

/** The shipped WebM with more at the end of its segment, which goes to the end of the file. */
const webmWith = (...more: Buffer[]) => Buffer.concat([asRecorded(webm()), ...more])
/** Elements of no size, two bytes each, and boxes of nothing but their head. */
const voids = (count: number) => Buffer.alloc(count * 2, Buffer.from([0xec, 0x80]))
const free = (count: number) => Buffer.alloc(count * 8, box('free'))
/** A cluster that says how long it is. */
function cluster(body: Buffer): Buffer {
  const head = Buffer.from('1f43b67500000000', 'hex')
  head.writeUInt32BE(0x10000000 + body.length, 4)
  return Buffer.concat([head, body])
}
/** How many parts of a film were taken out of it to judge it. */
function partsTaken(film: Buffer): number {
  const taken = vi.spyOn(Buffer.prototype, 'subarray')
  try {
    judgeFilm(film)
    return taken.mock.calls.length
  } finally {
    taken.mockRestore()
  }
}

test('VID-01 a film says how long it lasts, in tenths of seconds; one that does not know says nothing', () => {
  expect(filmSeconds(mp4({ duration: 3_250 }), 'mp4')).toBe(3.2)
  expect(filmSeconds(webm(), 'webm')).toBeCloseTo(8, 0)
  expect(filmSeconds(mp4({ duration: 0 }), 'mp4')).toBeNull()
})

describe('SEC-07 films are judged whole', () => {
  const folders = ['padrao', 'sindicato'].map((slug) => join('station-configs', slug, 'assets/videos'))
  const shipped = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))

  test.each(shipped)('SEC-07 %s is taken', (file) => {
    expect(judgeFilm(readFileSync(file))).toEqual({ kind: 'webm' })
  })

  test('SEC-07 whole films are taken: MP4, MP4 in parts, WebM as browsers record it', () => {
    expect(judgeFilm(mp4())).toEqual({ kind: 'mp4' })
    const inParts = mp4({ duration: 0, samples: 0 })
    const moov = inParts.lastIndexOf('moov') - 4
    const movie = box('moov', inParts.subarray(moov + 8), box('mvex'))
    const parts = Buffer.concat([mp4Head, movie, box('moof', Buffer.alloc(8)), box('mdat', Buffer.alloc(9))])
    expect(judgeFilm(parts)).toEqual({ kind: 'mp4' })
    expect(judgeFilm(asRecorded(webm()))).toEqual({ kind: 'webm' })
  })

  test('SEC-07 films that end early are refused, wherever they end', () => {
    for (const film of [mp4(), webm()])
      for (const share of [0.05, 0.2, 0.5, 0.8, 0.99])
        expect(judgeFilm(film.subarray(0, Math.floor(film.length * share)))).toEqual(broken)
    expect(judgeFilm(webm().subarray(0, -1))).toEqual(broken)
  })

  test('SEC-07 what only begins like a film is refused', () => {
    expect(
      judgeFilm(Buffer.concat([mp4Head, Buffer.from('<html><script>1</script></html>'.repeat(40))])),
    ).toEqual(broken)
    expect(judgeFilm(Buffer.concat([mp4Head, Buffer.alloc(5000)]))).toEqual(broken)
    expect(judgeFilm(Buffer.concat([mp4Head, box('mdat', Buffer.alloc(5000))]))).toEqual(broken)
    const head = webm().subarray(0, 60)
    expect(judgeFilm(Buffer.concat([head, Buffer.alloc(5000)]))).toEqual(broken)
    expect(judgeFilm(Buffer.concat([webm().subarray(0, 90_000), Buffer.alloc(98_831)]))).toEqual(broken)
    expect(judgeFilm(Buffer.from('<html>'))).toEqual({ problem: 'wrong_type' })
    expect(judgeFilm(Buffer.alloc(0))).toEqual({ problem: 'wrong_type' })
  })

  test('SEC-07 no pictures, no time, samples outside the file, a codec that few play', () => {
    expect(judgeFilm(mp4({ samples: 0 }))).toEqual(broken)
    expect(judgeFilm(mp4({ duration: 0 }))).toEqual(broken)
    expect(judgeFilm(mp4({ offset: 1_000_000 }))).toEqual(broken)
    expect(judgeFilm(mp4({ codec: 'hvc1' }))).toEqual({ problem: 'unknown_codec' })
    const other = Buffer.from(webm())
    other.write('V_XX9', other.indexOf('V_VP9'))
    expect(judgeFilm(other)).toEqual({ problem: 'unknown_codec' })
  })

  test('SEC-07 random damage never throws and never lasts', () => {
    for (const film of [mp4(), webm().subarray(0, 20_000)])
      for (let at = 0; at < Math.min(film.length, 400); at++) {
        const damaged = Buffer.from(film)
        damaged[at] = (at * 37) & 255
        expect(judgeFilm(damaged)).toBeTypeOf('object')
      }
  })

  test('SEC-07 films of more parts than any film has are refused, on one level or on many', () => {
    expect(judgeFilm(webmWith(voids(60_000)))).toEqual(broken)
    expect(judgeFilm(webmWith(cluster(voids(60_000))))).toEqual(broken)
    // A cluster of unknown size is searched for its end.
    const open = Buffer.from('1f43b67501ffffffffffffffe78100', 'hex')
    expect(judgeFilm(webmWith(open, voids(60_000)))).toEqual(broken)
    const many = Array.from({ length: 20 }, () => cluster(voids(40_000)))
    expect(judgeFilm(webmWith(...many))).toEqual(broken)
    expect(judgeFilm(Buffer.concat([mp4(), free(60_000)]))).toEqual(broken)
    expect(judgeFilm(Buffer.concat([mp4(), box('mdat', free(60_000))]))).toEqual({ kind: 'mp4' })
  })

  test('SEC-07 parts that say nothing about a film are walked over and not kept', () => {
    const [film, movie] = [webmWith(voids(30_000)), Buffer.concat([mp4(), free(30_000)])]
    expect(judgeFilm(film)).toEqual({ kind: 'webm' })
    expect(judgeFilm(movie)).toEqual({ kind: 'mp4' })
    expect(partsTaken(film)).toBeLessThan(partsTaken(webm()) + 100)
    expect(partsTaken(movie)).toBeLessThan(partsTaken(mp4()) + 100)
  })
})
