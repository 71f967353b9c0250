import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '../../routing/page-handle.ts'
import { getMember, requireParticipant } from '../../session/member.server.ts'
import { lookUpCep } from './new-card.server.ts'

export const handle: PageHandle = { answersData: true }

/**
 * Looks up the address of a whole CEP (CAR-19). Without a session it answers nothing: a redirect to the log-in from
 * here would lose the form, which is kept when it is sent itself (ACC-06).
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!(await getMember(args.context))) return { found: null }
  const { api } = await requireParticipant(args)
  return lookUpCep(api, args.params.cep ?? '')
}
