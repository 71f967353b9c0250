import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { getWebsiteSettings, listPublicActions } from '#contract/site/public/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'

const fixed = ['/', '/suporte', '/termos-de-uso', '/politica-de-privacidade']

/** Lists every public page of the station. Empty when the station is not public (TEN-11). */
export async function loader({ context }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const paths = station.config.public ? [...fixed, ...(await contentPaths(context, station.id))] : []
  const entries = paths.map((path) => `  <url><loc>${escapeXml(station.canonicalOrigin + path)}</loc></url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function contentPaths({ api }: LoaderFunctionArgs['context'], stationId: number): Promise<string[]> {
  const [settings, actions, plans] = await Promise.all([
    api.call(getWebsiteSettings, { params: { stationId } }),
    api.call(listPublicActions, { params: { stationId } }),
    api.call(listPlans, { query: { 'where[station_id]': stationId } }),
  ])
  return [
    ...settings.aboutList.content.map(({ id }) => `/sobre/${id}`),
    ...actions.response
      .filter(({ redirect_links }) => redirect_links.length === 0)
      .map(({ id }) => `/atividade/${id}`),
    ...plans.map(({ id }) => `/planos/${id}`),
  ]
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
