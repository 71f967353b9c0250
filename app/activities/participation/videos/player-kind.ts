import { playerOf } from '#contract/player-address.ts'

export type PlayerKind = 'youtube' | 'vimeo' | 'file' | 'elsewhere'

const files = /\.(mp4|webm|mov|m4v|ogv)(\?|$)/i

/** Chooses the player of an address: what is neither embeddable nor a file is only a link. Pure. */
export function playerKind(url: string): PlayerKind {
  const player = playerOf(url)
  if (player) return player
  return files.test(url) ? 'file' : 'elsewhere'
}

/** Gives the address of an embedded player that starts by itself and says how far it is. Pure. */
export function embedSource(url: string, kind: PlayerKind, startAt: number): string {
  const address = new URL(url)
  address.searchParams.set('autoplay', '1')
  if (kind === 'youtube') {
    address.searchParams.set('enablejsapi', '1')
    address.searchParams.set('rel', '0')
    if (startAt > 0) address.searchParams.set('start', String(startAt))
  } else if (startAt > 0) address.hash = `t=${startAt}s`
  return address.href
}
