import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '../../routing/page-handle.ts'
import { getMember, requireParticipant } from '../../session/member.server.ts'
import { lookUpCep } from './new-card.server.ts'

export const handle: PageHandle = { answersData: true }

/**
 * What a CEP says, for the form whose CEP is whole (CAR-19). Nothing to nobody: whose session ended is told so when the form is
 * sent, which is kept then; led to the log-in from here they would lose it (ACC-06).
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!(await getMember(args.context))) return { found: null }
  const { api } = await requireParticipant(args)
  return lookUpCep(api, args.params.cep ?? '')
}
