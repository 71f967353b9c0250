import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import { lookUpCep } from './new-card.server.ts'

/** What a CEP says, for the form whose CEP is whole (CAR-19). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args, { feature: 'checkout' })
  return lookUpCep(api, args.params.cep ?? '')
}
