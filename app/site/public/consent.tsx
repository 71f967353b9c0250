import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { safePath } from '../../session/safe-path.ts'
import { consentHeader } from '../../station/consent.ts'
import { requireStation } from '../../station/require-station.ts'

export const handle: PageHandle = { answersData: true }

/** Remembers one answer, of the cookie notice or the age gate, and goes back to the page (CON-01, CON-02). */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStation(context)
  const form = await request.formData()
  const back = safePath(form.get('voltar'))
  const answer = intentOf(form, ['cookies', 'maioridade'], { field: 'aceite' })
  const header = consentHeader(answer === 'cookies' ? 'cookies' : 'adult', context.cookies.secure)
  return redirect(back, { headers: { 'set-cookie': header } })
}

/** Opened by hand or by going back: there is nothing to read here. */
export const loader = () => redirect('/')
