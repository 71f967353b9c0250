import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { intentOf } from '../routing/intent-of.server.ts'
import type { PageHandle } from '../routing/page-handle.ts'
import { safePath } from '../routing/safe-path.ts'
import { requireStation } from './require-station.ts'
import { schemeHeader, schemes } from './scheme.ts'

export const handle: PageHandle = { answersData: true }

/** Remembers light, dark, or as the device, and goes back to the page. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStation(context)
  const form = await request.formData()
  const wanted = intentOf(form, [...schemes, 'aparelho'], { field: 'tema' })
  const scheme = wanted === 'aparelho' ? null : wanted
  return redirect(safePath(form.get('voltar')), {
    headers: { 'set-cookie': schemeHeader(scheme, context.cookies.secure) },
  })
}

/** Sends readers away: opened by hand or by going back, there is nothing to read here. */
export const loader = () => redirect('/')
