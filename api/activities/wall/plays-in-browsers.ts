import { readIndex } from '../../platform/films/index.ts'
import type { Videos } from '../../platform/ports/index.ts'

/** H.264, AV1 and VP9: what browsers of the last years play. HEVC of phones is not among it. */
const playable = /^(avc1|avc3|av01|vp09)$/
/** What is no picture: sound, subtitles and the time in them. */
const besides = /^(mp4a|ac-3|ec-3|alac|sowt|twos|lpcm|tmcd|text|tx3g|mebx|samr|\.mp3|raw |Opus)$/

/**
 * Whether a stored MP4 or QuickTime film plays in browsers, by its index alone: no more of it is read. Null where it has none that can
 * be read: it is not whole.
 */
export async function playsInBrowsers(videos: Videos, key: string): Promise<boolean | null> {
  const index = await readIndex(videos, key)
  const formats = index && formatsOf(index).filter((format) => !besides.test(format))
  return formats && formats.length > 0 ? formats.every((format) => playable.test(format)) : null
}

/** The format of each track: its table of samples begins with it. */
function formatsOf(index: Buffer): string[] {
  const formats: string[] = []
  for (let at = index.indexOf('stsd'); at >= 0 && formats.length < 50; at = index.indexOf('stsd', at + 4))
    if (at + 20 <= index.length) formats.push(index.toString('latin1', at + 16, at + 20))
  return formats
}
