import type { LoaderFunctionArgs } from '@remix-run/node'
import { routeId } from '../routing/route-id.ts'

/** Mails bring their own styles and run nothing; links open as mail programs open them, in a window of their own. */
const policy = [
  "default-src 'none'",
  "img-src 'self' data: https: http:",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** Answers the HTML of one mail as a document, for the frame of the outbox page. Demo only. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [stationId, id] = [routeId(params.stationId), routeId(params.id)]
  const isOfThisStation = !context.station || context.station.id === stationId
  const mail = isOfThisStation ? await context.demo?.mail(stationId, id) : null
  if (!mail) throw new Response(null, { status: 404 })
  return new Response(mail.html.replace(/<head[^>]*>/, '$&<base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}
