const players = /^https:\/\/(www\.youtube-nocookie\.com|www\.youtube\.com|player\.vimeo\.com)\//
const paths = { youtube: /^\/embed\/[\w-]+\/?$/, vimeo: /^\/video\/\d+\/?$/ } as const
const longest = 2_000

/**
 * Finds the player of an address; null for players that we do not know. Judged as browsers read it, so that `..` leads
 * to no other page of the same site. Pure.
 */
export function playerOf(address: string): keyof typeof paths | null {
  if (address.length > longest || !players.test(address) || !URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  const kind = hostname === 'player.vimeo.com' ? 'vimeo' : 'youtube'
  return paths[kind].test(pathname) ? kind : null
}
