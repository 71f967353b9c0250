import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { findOrderByCode } from '#contract/console/orders/endpoints.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireTeam } from '../owner/require-team.server.ts'

export const handle: PageHandle = { answersData: true }

/** Where the code of a receipt leads whoever scans it at the counter: to its order, or to the search that finds none. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const code = (args.params.code ?? '').slice(0, 40)
  try {
    const { id } = await api.call(findOrderByCode, { params: { code } })
    return redirect(`/gestao/pedidos/${id}`)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return redirect(`/gestao/pedidos?busca=${encodeURIComponent(code)}`)
  }
}
