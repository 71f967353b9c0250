import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { ApiProblem } from '#contract/client.ts'
import { moveFields } from '#contract/console/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { Field } from '../fields/field.ts'
import { redirectSaved } from './save-change.server.ts'

/** The buttons that move something by one place. */
export const moves = ['up', 'down'] as const

/** What the buttons beside an entry of a list send: which one, as its page saw it, and from which place. */
const entryFields: readonly Field[] = [
  { name: 'id', label: '', kind: 'number' },
  { name: 'seen', label: '', kind: 'kept', empty: '' },
  { name: 'from', label: '', kind: 'number' },
]
const entrySchema = z.object({ id: idField, seen: z.string(), from: moveFields.from })
export const entryForm = { fields: entryFields, schema: entrySchema }

/** How far a button moves. Pure. */
export const stepOf = (intent: (typeof moves)[number]): -1 | 1 => (intent === 'up' ? -1 : 1)

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
