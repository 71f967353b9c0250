import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Browsers ask for this by themselves; the station's icon lies elsewhere (TEN-04). */
export function loader({ context }: LoaderFunctionArgs) {
  const icon = context.station?.config.images.favicon
  const headers = { 'cache-control': 'public, max-age=3600' }
  return icon ? redirect(icon, { headers }) : new Response(null, { status: 404, headers })
}
