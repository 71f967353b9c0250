import { hasShortHost } from '#contract/has-short-host.ts'

const youtubeHosts = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const vimeoHosts = /^(www\.|player\.)?vimeo\.com$/
const youtubeId = /^(?!videoseries$)[\w-]{11}$/

/**
 * The address under which a video, or a playlist of YouTube, can be embedded: YouTube without cookies, the Vimeo player; files and unknown sites
 * stay as they are, what is neither http(s) nor a path of this server, or endless, becomes empty. Pure (PUB-03, PUB-23).
 */
export function embedVideo(address: string): string {
  const text = address.trim()
  if (text.startsWith('/')) return ownPath(text) ?? ''
  if (text.length > 2_000 || !hasShortHost(text) || !URL.canParse(text)) return ''
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return ''
  return youtube(url) ?? vimeo(url) ?? text
}

function youtube(url: URL): string | null {
  if (!youtubeHosts.test(url.hostname)) return null
  const parts = url.pathname.split('/').filter(Boolean)
  const candidates = [url.hostname === 'youtu.be' ? parts[0] : undefined, url.searchParams.get('v'), parts[1]]
  const id = candidates.find((one) => one && youtubeId.test(one))
  const list = /^[\w-]{10,60}$/.exec(url.searchParams.get('list') ?? '')?.[0]
  if (!id) return list ? `https://www.youtube-nocookie.com/embed/videoseries?list=${list}` : null
  const start = seconds(url.searchParams.get('start') ?? url.searchParams.get('t'))
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function vimeo(url: URL): string | null {
  if (!vimeoHosts.test(url.hostname)) return null
  const parts = url.pathname.split('/').filter(Boolean)
  const at = parts.findIndex((part) => /^\d+$/.test(part))
  const id = parts[at]
  if (!id) return null
  // Unlisted videos carry a hash, after the id or as `h`.
  const hash = url.searchParams.get('h') ?? parts[at + 1]
  return `https://player.vimeo.com/video/${id}${hash && /^\w+$/.test(hash) ? `?h=${hash}` : ''}`
}

/** '90', '90s' and '1m30s' are 90. */
function seconds(value: string | null): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value ?? '')
  const [, hours = 0, minutes = 0, rest = 0] = match ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

const here = 'http://site.invalid'
/** Two slashes begin the name of another host, which takes seconds to parse when it is long. */
const namesHost = /^\/[\t\n\r]*[/\\]/

/**
 * The path of this site that a browser would go to by `address`, or null for every other address. Browsers skip tabs and
 * line breaks, read `\` as `/` and walk through `..`: `/\evil.example` and `/arquivos/../sair` are not what they look
 * like. Pure.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || namesHost.test(address) || !URL.canParse(address, here)) return null
  const url = new URL(address, here)
  return url.origin === here && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}
