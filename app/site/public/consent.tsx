import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { safePath } from '../../routing/safe-path.ts'
import { consentHeader } from '../../station/consent.ts'
import { requireStation } from '../../station/require-station.ts'

export const handle: PageHandle = { answersData: true }

/**
 * Remembers one answer. The age gate's goes back to the page (CON-02). The cookie notice's is 204: without scripts a browser then leaves
 * the page as it is, with all that was being typed, and the notice is gone on the next page (CON-01).
 */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStation(context)
  const form = await request.formData()
  const back = safePath(form.get('voltar'))
  const answer = intentOf(form, ['cookies', 'maioridade'], { field: 'aceite' })
  const isOfCookies = answer === 'cookies'
  const headers = {
    'set-cookie': consentHeader(isOfCookies ? 'cookies' : 'adult', context.cookies.secure),
  }
  return isOfCookies ? new Response(null, { status: 204, headers }) : redirect(back, { headers })
}

/** Sends readers away: opened by hand or by going back, there is nothing to read here. */
export const loader = () => redirect('/')
