import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { routeId } from '../../../routing/route-id.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { newQuestion, questionAddress } from './addresses.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.goneQuestion)

/** Questions had pages of their own: their addresses lead to where they are written now. @throws a 404 for what names none */
export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  const { id, questionId } = args.params
  const question = questionId === newQuestion ? questionId : routeId(questionId)
  return redirect(questionAddress(routeId(id), question))
}

/** Nobody sees it: with it, an address that names no question is answered by the page of errors. */
export default function QuestionAddress() {
  return null
}
