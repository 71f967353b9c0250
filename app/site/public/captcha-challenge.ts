import type { LoaderFunctionArgs } from '@remix-run/node'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'

/** Answers the work that a form asks for, fetched when somebody begins to type (GAP-23). Through the portal: the API may be remote. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStation(context)
  const level = Number(new URL(request.url).searchParams.get('nivel')) || 0
  return Response.json(await context.api.call(getCaptchaChallenge, { query: { level } }), {
    headers: { 'cache-control': 'no-store' },
  })
}
