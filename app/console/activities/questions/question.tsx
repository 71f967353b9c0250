import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { newQuestion, questionAddress } from './addresses.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.goneQuestion)

export const handle: PageHandle = { takesFile: 'team' }

/** Questions had pages of their own: their addresses lead to where they are written now. @throws a 404 for what names none */
export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args)
  return redirect(addressNow(args.params))
}

/** A form of such a page, left open since, is sent on as it is: nothing typed is lost. @throws a 404 for what names none */
export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  return redirect(addressNow(args.params), 307)
}

function addressNow({ id, questionId }: LoaderFunctionArgs['params']): string {
  const question = questionId === newQuestion ? questionId : routeId(questionId)
  return questionAddress(routeId(id), question)
}

/** Nobody sees it: with it, an address that names no question is answered by the page of errors. */
export default function QuestionAddress() {
  return null
}
