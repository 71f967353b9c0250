import type { LoaderFunctionArgs } from '@remix-run/node'
import { getCaptchaChallenge } from '#contract/public/endpoints.ts'
import { requireStation } from '../station/require-station.ts'

/** The work a form asks for, fetched when somebody begins to type (GAP-23). Through the portal: the API may be remote. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireStation(context)
  return Response.json(await context.api.call(getCaptchaChallenge), {
    headers: { 'cache-control': 'no-store' },
  })
}
