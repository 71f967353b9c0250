import { redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { redirectSaved } from './save-change.server.ts'

/** The buttons that move something by one place. */
export const moves = ['up', 'down'] as const

/** One place up or down as the button says it, and from which place the form saw it. */
export function moveOf(
  form: FormData,
  intent: (typeof moves)[number],
): { by: -1 | 1; from: number | undefined } {
  const from = Number(form.get('from'))
  return {
    by: intent === 'up' ? -1 : 1,
    from: Number.isSafeInteger(from) && from > 0 ? from : undefined,
  }
}

/** Back to the list once something was moved; where the order has changed meanwhile its page says so. */
export async function afterMove(context: PortalContext, move: Promise<unknown>, to: string, moved: string) {
  try {
    await move
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem
    const flash = await setFlash(context, { kind: 'error', title: problem.firstMessage })
    return redirect(to, { headers: { 'set-cookie': flash } })
  }
  return redirectSaved(context, to, moved)
}
