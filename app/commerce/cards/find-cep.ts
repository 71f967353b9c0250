import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { lookUpCep } from './new-card.server.ts'

export const handle: PageHandle = { answersData: true }

/** What a CEP says, for the form whose CEP is whole (CAR-19). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  return lookUpCep(api, args.params.cep ?? '')
}
