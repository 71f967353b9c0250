import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireStation } from '../../station/require-station.ts'

/** Search engines get no pages of members or of access, and nothing of a station that is not public (TEN-11). */
const closed = [
  '/homepage',
  '/api/',
  '/login',
  '/logout',
  '/cadastrar',
  '/ativar',
  '/redefinir-senha',
  '/email/',
]

export function loader({ context }: LoaderFunctionArgs) {
  const { config, canonicalOrigin } = requireStation(context)
  const rules = config.public ? closed : ['/']
  const lines = [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    ...(config.public ? ['', `Sitemap: ${canonicalOrigin}/sitemap.xml`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
