import type { LoaderFunctionArgs } from '@remix-run/node'
import { checkSiteName } from '#contract/sites/endpoints.ts'
import { requireMaker } from './maker.server.ts'

/** Whether a name is free, while one types (ONB-16). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireMaker(args)
  const name = new URL(args.request.url).searchParams.get('nome') ?? ''
  return api.call(checkSiteName, { query: { name: name.slice(0, 200) } })
}
