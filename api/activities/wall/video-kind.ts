import { postVideoEndings } from '#contract/activities/wall/limits.ts'

/** What a video is by its first bytes; MP4 and QuickTime are one family. */
export type VideoKind = { ending: 'mp4' | 'mov' | 'wmv'; contentType: string }

const kinds = {
  mp4: { ending: 'mp4', contentType: 'video/mp4' },
  mov: { ending: 'mov', contentType: 'video/quicktime' },
  wmv: { ending: 'wmv', contentType: 'video/x-ms-wmv' },
} as const satisfies Record<string, VideoKind>

/** So many bytes tell it. */
export const bytesOfKind = 16
/** The header of ASF, which Windows Media is packed in. */
const asf = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')

/** Whether a name ends as a video may (D2§5, GAP-46). Pure. */
export const hasVideoEnding = (name: string): boolean =>
  postVideoEndings.some((ending) => name.toLowerCase().endsWith(ending))

/** What the first bytes say, whatever the name does; null for what is no video of ours. Pure. */
export function videoKindOf(head: Buffer): VideoKind | null {
  if (head.subarray(0, 16).equals(asf)) return kinds.wmv
  const box = head.toString('latin1', 4, 8)
  if (box === 'ftyp') return head.toString('latin1', 8, 12) === 'qt  ' ? kinds.mov : kinds.mp4
  // QuickTime before it named itself.
  return /^(moov|mdat|wide|free|skip|pnot)$/.test(box) ? kinds.mov : null
}
