import type { LoaderFunctionArgs } from '@remix-run/node'
import { cityNames } from '../../forms/cities.server.ts'

/** Answers the cities of a state, for the form that follows the choice (ONB-07). The same for everybody. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const cities = await cityNames(context, params.uf)
  return Response.json({ cities }, { headers: { 'cache-control': 'public, max-age=86400' } })
}
