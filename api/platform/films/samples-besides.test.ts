import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { mp4, mp4Saying, position } from '#tests/fixtures/film.ts'
import { emptyRanges } from './empty-samples.ts'
import { samplesBesides } from './samples-besides.ts'
import { strippedFilm } from './strip-film.ts'

describe('SEC-96 what drones and apps write among the pictures', () => {
  test.each([
    ['subtitles', { handler: 'sbtl', format: 'tx3g' }],
    ['data', { handler: 'meta', format: 'camm' }],
    ['data of Apple that say where', { handler: 'meta', format: 'mebx', keys: 'quicktime.location.ISO6709' }],
  ])('SEC-96 %s are emptied, and nothing else', (_, options) => {
    const film = mp4Saying(position, options)
    const stripped = strippedFilm(film, 'mp4')
    expect(stripped.includes(position)).toBe(false)
    expect(stripped.subarray(-position.length).equals(Buffer.alloc(position.length))).toBe(true)
    expect(stripped.subarray(0, -position.length).equals(film.subarray(0, -position.length))).toBe(true)
  })

  test.each([
    ['sound', { handler: 'soun', format: 'mp4a' }],
    ['time code', { handler: 'tmcd', format: 'tmcd' }],
    ['how a phone was held', { handler: 'meta', format: 'mebx', keys: 'video-orientation' }],
  ])('SEC-96 %s stays', (_, options) => {
    const film = mp4Saying('one and two', options)
    expect(strippedFilm(film, 'mp4').equals(film)).toBe(true)
  })

  test('SEC-96 ranges are emptied however a film is cut into pieces', async () => {
    const bytes = Buffer.alloc(40, 1)
    const ranges = [
      { start: 3, end: 5 },
      { start: 5, end: 6 },
      { start: 19, end: 33 },
      { start: 38, end: 99 },
    ]
    const expected = Buffer.from(bytes)
    for (const { start, end } of ranges) expected.subarray(start, end).fill(0)
    for (const size of [1, 7, 100]) {
      const pieces = Array.from({ length: Math.ceil(40 / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      const emptied = await Readable.from(emptyRanges(Readable.from(pieces), ranges)).toArray()
      expect(Buffer.concat(emptied).equals(expected), String(size)).toBe(true)
    }
    expect(bytes.equals(Buffer.alloc(40, 1))).toBe(true)
  })

  test('SEC-96 damage and made-up tables neither throw nor last', () => {
    const film = mp4Saying(position)
    const index = film.subarray(film.indexOf('moov') + 4)
    for (let at = 0; at < index.length; at += 1) {
      const damaged = Buffer.from(index)
      damaged[at] = 255
      expect(samplesBesides(damaged)).toBeInstanceOf(Array)
      expect(strippedFilm(Buffer.concat([film.subarray(0, -index.length), damaged]), 'mp4').length).toBe(
        film.length,
      )
    }
    expect(samplesBesides(mp4())).toEqual([])
  })
})
