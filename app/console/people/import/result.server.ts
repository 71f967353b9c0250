import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  confirmPeopleImport,
  dropPeopleImport,
  getPeopleImport,
  listWrongLines,
} from '#contract/console/people/import/endpoints.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { isRunning } from './is-running.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/importar'
const mostShown = 50

/** How far an import is, with the first lines that were not taken; one whose columns were never told leads to them. */
export async function loadImport(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const found = await api.call(getPeopleImport, { params })
  if (found.state === 'matching') throw redirect(`${here}/${found.id}/colunas`)
  const isShown = found.wrong > 0 && !isRunning(found)
  const wrong = isShown ? await api.call(listWrongLines, { params, query: { limit: mostShown } }) : null
  return { found, wrong: wrong?.list ?? [] }
}

/** Confirms an import, or forgets it. */
export async function decideImport(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  if (intentOf(form, ['confirm', 'drop']) === 'drop') {
    await api.call(dropPeopleImport, { params })
    return redirectSaved(args.context, here, texts.confirm.dropped)
  }
  const reason = String(form.get('motivo') ?? '').trim() || null
  const invites = form.get('convidar') === 'on'
  try {
    await api.call(confirmPeopleImport, { params, body: { invites, reason } })
    return redirect(`${here}/${params.id}`)
  } catch (problem) {
    return data({ problem: saveProblem(problem), sent: { invites, reason } }, { status: 422 })
  }
}
