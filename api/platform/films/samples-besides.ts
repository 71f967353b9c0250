import { boundParts, boxesOf, type CountLevel } from './boxes-of.ts'

/** Bytes of a film, up to `end`. */
export type Range = { start: number; end: number }

/** Some thousands are in an hour; what a made-up index names beyond is its sender's. */
const mostRanges = 100_000

/**
 * Where in a film its index says that samples lie which are neither picture, sound nor time code: where a drone or an app was, second by
 * second, as data or as subtitles (SEC-96). In their order, and none twice. What cannot be read of the index names nothing.
 */
export function samplesBesides(index: Buffer): Range[] {
  const level = boundParts()
  const ranges: Range[] = []
  for (const track of bodiesOf(index, level, 'trak')) {
    const table = bodyAt(track, level, 'mdia', 'minf', 'stbl')
    if (!table || isToKeep(track, table, level)) continue
    for (const range of asReadable(chunksOf(table, level)))
      if (ranges.push(range) === mostRanges) return merged(ranges)
  }
  return merged(ranges)
}

/** The same of a film that is held whole. */
export function samplesBesidesIn(film: Buffer): Range[] {
  const index = bodyAt(film, boundParts(), 'moov')
  return index ? samplesBesides(index) : []
}

/** Every phone of Apple writes tracks of its own among the pictures: how it was held, where faces are. */
function isToKeep(track: Buffer, table: Buffer, level: CountLevel): boolean {
  const handler = bodyAt(track, level, 'mdia', 'hdlr')?.toString('latin1', 8, 12) ?? ''
  if (/^(vide|soun|tmcd)$/.test(handler)) return true
  const formats = bodyAt(table, level, 'stsd')
  return formats?.toString('latin1', 12, 16) === 'mebx' && !/location/i.test(formats.toString('latin1'))
}

/** Where each chunk of a track begins and ends. */
function* chunksOf(table: Buffer, level: CountLevel): Generator<Range> {
  const sizes = bodyAt(table, level, 'stsz')
  const runs = bodyAt(table, level, 'stsc')
  const short = bodyAt(table, level, 'stco')
  const offsets = short ?? bodyAt(table, level, 'co64')
  if (!sizes || !runs || !offsets) return
  const width = short ? 4 : 8
  const takeBytes = sampleBytes(sizes)
  const chunks = Math.min(offsets.readUInt32BE(4), Math.floor((offsets.length - 8) / width))
  let [run, samples] = [8, 0]
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    // A run of chunks of as many samples begins with this one.
    if (run + 12 <= runs.length && runs.readUInt32BE(run) <= chunk + 1) {
      samples = runs.readUInt32BE(run + 4)
      run += 12
    }
    const at = 8 + chunk * width
    const start = short ? offsets.readUInt32BE(at) : Number(offsets.readBigUInt64BE(at))
    yield { start, end: start + takeBytes(samples) }
  }
}

/** Answers the bytes of the next so many samples. */
function sampleBytes(sizes: Buffer): (samples: number) => number {
  const all = sizes.readUInt32BE(4)
  let at = 12
  return (samples) => {
    if (all > 0) return samples * all
    let bytes = 0
    for (let left = samples; left > 0 && at + 4 <= sizes.length; left -= 1, at += 4)
      bytes += sizes.readUInt32BE(at)
    return bytes
  }
}

function merged(ranges: Range[]): Range[] {
  const apart: Range[] = []
  for (const range of ranges.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else apart.push({ ...range })
  }
  return apart
}

/** What can be read of it. */
function* asReadable<T>(parts: Generator<T>): Generator<T, undefined> {
  try {
    yield* parts
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** The boxes of a type, as far as they can be read: what comes behind was emptied. */
function* bodiesOf(bytes: Buffer, level: CountLevel, wanted: string): Generator<Buffer, undefined> {
  for (const { type, start, end } of asReadable(boxesOf(bytes, level)))
    if (type === wanted) yield bytes.subarray(start, end)
}

function bodyAt(bytes: Buffer, level: CountLevel, ...path: string[]): Buffer | undefined {
  let body: Buffer | undefined = bytes
  for (const type of path) body = body && bodiesOf(body, level, type).next().value
  return body
}
