import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { cancelSubscription, keepSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import { cancelReasons } from '#contract/commerce/subscriptions/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { plansPath } from './plan-address.ts'
import { planProblems } from './plan-problems.ts'
import { texts } from './texts.ts'

/** Leaves the plan at its end, or takes that back, or a change that waits; each ends at the list (PLN-07, GAP-74). */
export async function leaveOrKeep(api: ApiClient, { request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = intentOf(form, ['cancelar', 'manter'])
  const cancelReason = cancelReasons.find((reason) => reason === form.get('motivo'))
  if (intent === 'cancelar' && !cancelReason)
    return data({ problems: [] as string[], reasonError: texts.cancel.required }, { status: 422 })
  try {
    if (cancelReason && intent === 'cancelar') await api.call(cancelSubscription, { body: { cancelReason } })
    else await api.call(keepSubscription)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return data({ problems: planProblems(problem.body) }, { status: problem.status })
  }
  const title = intent === 'cancelar' ? texts.cancel.done : texts.mine.kept
  return redirect(plansPath, {
    headers: { 'set-cookie': await setFlash(context, { kind: 'success', title }) },
  })
}
