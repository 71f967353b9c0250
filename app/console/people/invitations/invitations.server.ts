import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  invitationStates,
  invitePeople,
  listPersonInvitations,
} from '#contract/console/people/invitations/endpoints.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/convites'

/** Invitations of one state or of all, page by page, and how many there are of each. */
export async function loadInvitations(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const state = invitationStates.find((one) => one === query.get('situacao'))
  const before = numberOr(query.get('antes')) ?? undefined
  const { figures, list, next } = await api.call(listPersonInvitations, { query: { state, before } })
  const address = new URLSearchParams(state ? { situacao: state } : {})
  const older = new URLSearchParams(address)
  if (next !== null) older.set('antes', String(next))
  return {
    ...{ figures, list, state: state ?? null },
    newest: before === undefined ? null : `${here}${address.size > 0 ? `?${address}` : ''}`,
    older: next === null ? null : `${here}?${older}`,
  }
}

/** Has invitations sent: of all who never had one, of all whose ended, or of one person. */
export async function sendInvitations(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['new', 'ended', 'again'])
  const body = intent === 'again' ? { ids: [numberOr(form.get('id')) ?? 0] } : { whom: intent }
  const { queued } = await api.call(invitePeople, { body })
  return redirectSaved(args.context, here, texts.queued(queued))
}
