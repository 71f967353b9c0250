import { readWhole, type Videos } from '../../platform/ports/index.ts'

/** H.264, AV1 and VP9: what browsers of the last years play. HEVC of phones is not among it. */
const playable = /^(avc1|avc3|av01|vp09)$/
/** What is no picture: sound, subtitles and the time in them. */
const besides = /^(mp4a|ac-3|ec-3|alac|sowt|twos|lpcm|tmcd|text|tx3g|mebx|samr|\.mp3|raw |Opus)$/
/** The index of two hours. */
const mostMovieBytes = 16_000_000
const mostBoxes = 1_000

/**
 * Whether a stored MP4 or QuickTime film plays in browsers, by its index alone: no more of it is read. Null where it has none that can
 * be read: it is not whole.
 */
export async function playsInBrowsers(videos: Videos, key: string): Promise<boolean | null> {
  const movie = await movieOf(videos, key)
  const formats = movie && formatsOf(movie).filter((format) => !besides.test(format))
  return formats && formats.length > 0 ? formats.every((format) => playable.test(format)) : null
}

/** The box with the index, wherever in the film it stands. */
async function movieOf(videos: Videos, key: string): Promise<Buffer | null> {
  const { size = 0 } = (await videos.about(key)) ?? {}
  for (let at = 0, count = 0; at + 8 <= size && count < mostBoxes; count += 1) {
    const head = await read(videos, key, at, Math.min(at + 15, size - 1))
    const short = head.readUInt32BE(0)
    const boxBytes =
      short === 0 ? size - at : short === 1 && head.length > 15 ? Number(head.readBigUInt64BE(8)) : short
    if (boxBytes < 8 || at + boxBytes > size) return null
    if (head.toString('latin1', 4, 8) === 'moov')
      return boxBytes > mostMovieBytes ? null : read(videos, key, at, at + boxBytes - 1)
    at += boxBytes
  }
  return null
}

async function read(videos: Videos, key: string, start: number, end: number): Promise<Buffer> {
  const part = await videos.get(key, { start, end })
  return part ? readWhole(part) : Buffer.alloc(0)
}

/** The format of each track: its table of samples begins with it. */
function formatsOf(movie: Buffer): string[] {
  const formats: string[] = []
  for (let at = movie.indexOf('stsd'); at >= 0 && formats.length < 50; at = movie.indexOf('stsd', at + 4))
    if (at + 20 <= movie.length) formats.push(movie.toString('latin1', at + 16, at + 20))
  return formats
}
