import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Browsers ask for this by themselves; the station's icon lies elsewhere (TEN-04). */
export function loader({ context }: LoaderFunctionArgs) {
  const icon = context.station?.config.images.favicon
  return icon ? redirect(icon) : new Response(null, { status: 404 })
}
