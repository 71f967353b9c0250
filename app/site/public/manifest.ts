import type { LoaderFunctionArgs } from '@remix-run/node'
import { resolveTheme } from '#themes/resolve.ts'
import { requireStation } from '../../station/require-station.ts'

/** Answers the station as an installable page: its name, icon and colours (TEN-04). */
export function loader({ context }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  const { color } = resolveTheme(config.brand)
  const icon = config.images.favicon
  const body = {
    name: config.name,
    short_name: config.name.slice(0, 30),
    description: config.description || undefined,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color.brand,
    background_color: color.page,
    icons: icon
      ? [{ src: icon, sizes: icon.endsWith('.svg') ? 'any' : '512x512', type: iconType(icon) }]
      : [],
  }
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}

function iconType(address: string): string | undefined {
  const extension = /\.(\w+)$/.exec(address)?.[1]
  if (extension === 'svg') return 'image/svg+xml'
  if (extension === 'ico') return 'image/x-icon'
  return extension ? `image/${extension.replace('jpg', 'jpeg')}` : undefined
}
