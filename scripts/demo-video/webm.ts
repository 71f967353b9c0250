/** One coded picture of a video. `atMs` from the start of the video. */
export type Frame = { atMs: number; isKey: boolean; bytes: Uint8Array }
export type Video = { width: number; height: number; durationMs: number; frames: Frame[] }

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
}

/** Gives a number in as many bytes as it needs, big end first. */
function bytesOf(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Buffer.from(bytes)
}

/** Gives an EBML element whose size is written in eight bytes. */
function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  size[0] = 0x01
  return Buffer.concat([bytesOf(id), size, body])
}
const number = (id: number, value: number) => element(id, bytesOf(value))
const text = (id: number, value: string) => element(id, Buffer.from(value))
function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

/** Writes a WebM file with one VP9 track: a cluster for each key frame, and cues so that players can jump. Pure. */
export function toWebm({ width, height, durationMs, frames }: Video): Buffer {
  const header = element(ids.header, [
    text(ids.docType, 'webm'),
    number(ids.docTypeVersion, 4),
    number(ids.docTypeReadVersion, 2),
  ])
  const info = element(ids.info, [
    number(ids.timecodeScale, 1_000_000),
    float(ids.duration, durationMs),
    text(ids.muxingApp, 'estacao'),
    text(ids.writingApp, 'estacao'),
  ])
  const size = element(ids.video, [number(ids.pixelWidth, width), number(ids.pixelHeight, height)])
  const track = [number(ids.trackNumber, 1), number(ids.trackUid, 1), number(ids.trackType, 1)]
  const tracks = element(ids.tracks, element(ids.trackEntry, [...track, text(ids.codecId, 'V_VP9'), size]))
  const clusters = groups(frames).map((group) => ({ atMs: group[0]?.atMs ?? 0, bytes: cluster(group) }))
  let position = info.length + tracks.length
  const cues = clusters.map(({ atMs, bytes }) => {
    const at = position
    position += bytes.length
    const place = element(ids.cueTrackPositions, [
      number(ids.cueTrack, 1),
      number(ids.cueClusterPosition, at),
    ])
    return element(ids.cuePoint, [number(ids.cueTime, atMs), place])
  })
  const body = [info, tracks, ...clusters.map(({ bytes }) => bytes), element(ids.cues, cues)]
  return Buffer.concat([header, element(ids.segment, body)])
}

/** Frames from each key frame to the next. */
function groups(frames: Frame[]): Frame[][] {
  const list: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey || list.length === 0) list.push([])
    list.at(-1)?.push(frame)
  }
  return list
}

function cluster(frames: Frame[]): Buffer {
  const start = frames[0]?.atMs ?? 0
  const blocks = frames.map(({ atMs, isKey, bytes }) => {
    const head = Buffer.alloc(4)
    head[0] = 0x81
    head.writeInt16BE(atMs - start, 1)
    head[3] = isKey ? 0x80 : 0
    return element(ids.simpleBlock, Buffer.concat([head, bytes]))
  })
  return element(ids.cluster, [number(ids.timecode, start), ...blocks])
}
