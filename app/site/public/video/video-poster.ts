type Poster = { href: string; name: string; image: string | null; ground: string; ink: string }

/**
 * The page inside a video's frame until somebody plays it: its picture and a play mark that is a link to the player.
 * Nothing is fetched from the video's site before that, with and without scripts. Styles are attributes: the frame
 * inherits the policy of the page.
 */
export function videoPoster({ href, name, image, ground, ink }: Poster): string {
  const fill = 'position:absolute;inset:0;width:100%;height:100%'
  const autoplay = `${href}${href.includes('?') ? '&' : '?'}autoplay=1`
  return [
    `<!doctype html><html lang="pt-BR" style="height:100%"><head><title>${escapeHtml(name)}</title></head>`,
    `<body style="margin:0;height:100%;background:${ground};overflow:hidden">`,
    image ? `<img src="${escapeHtml(image)}" alt="" style="${fill};object-fit:cover">` : '',
    `<a href="${escapeHtml(autoplay)}" aria-label="${escapeHtml(name)}" style="${fill};display:grid;place-items:center;color:${ink}">`,
    `<svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true"><circle cx="36" cy="36" r="36" fill="${ink}"/>`,
    `<path d="M29 24.5v23a1.5 1.5 0 0 0 2.3 1.27l18-11.5a1.5 1.5 0 0 0 0-2.54l-18-11.5A1.5 1.5 0 0 0 29 24.5z" fill="${ground}"/></svg>`,
    '</a></body></html>',
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
