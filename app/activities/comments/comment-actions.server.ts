import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { removeComment, replyToComment, reportComment } from '#contract/activities/comments/endpoints.ts'
import { type Comment, commentText } from '#contract/activities/comments/schemas.ts'
import { reportFields } from '#contract/activities/writing/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { shortened } from '../../forms/create-shortener.ts'
import { formKeyOf } from '../../forms/form-key.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { readView, viewHref } from './comment-address.ts'

/** The answer to a form of comments: sent, or back with the problem and the text that was typed. `key` names the form. */
export type CommentAnswer = {
  form: 'comentar' | 'responder' | 'denunciar'
  key: string
  /** The key stands for something now: what is sent next is something else. */
  isKeyUsed: boolean
  problem: string | null
  typed: string
}

type Sent = {
  api: ApiClient
  context: PortalContext
  request: Request
  formData: FormData
  /** The page the comments stand on. */
  here: string
  /** Comments what the page is about. */
  comment: (description: string, idempotencyKey: string | undefined) => Promise<Comment>
}

const intents = ['comentar', 'responder', 'excluir', 'denunciar'] as const

/** The button of a form of comments; other forms of a page have none of this name. */
export const commentIntent = 'comentario'

/** Dispatches a form of comments to its intent, on whatever page they stand (SOC-09, SOC-11). */
export function answerComments(sent: Sent) {
  const intent = intentOf(sent.formData, intents, { field: commentIntent })
  switch (intent) {
    case 'comentar':
      return say(sent, intent, sent.comment)
    case 'responder':
      return say(sent, intent, (description, idempotencyKey) =>
        sent.api.call(replyToComment, { body: { comment: idOf(sent), description }, idempotencyKey }),
      )
    case 'excluir':
      return remove(sent)
    case 'denunciar':
      return report(sent)
  }
}

async function say(sent: Sent, form: 'comentar' | 'responder', write: Sent['comment']) {
  const { formData, here, request } = sent
  const typed = formData.get('description')
  const read = commentText.safeParse(typed)
  if (!read.success) return refused(sent, form, read.error.issues[0]?.message)
  try {
    const { id } = await write(read.data, formKeyOf(formData))
    const { before, replies } = readView(new URL(request.url).searchParams)
    // The page is there already, and what was said is the first thing on it.
    if (formData.has('quiet') && (form === 'responder' || before === null)) return answered(sent, form)
    return redirect(form === 'responder' ? viewHref(here, { before, replies }, id) : viewHref(here, {}, id))
  } catch (problem) {
    const isKeyUsed = problem instanceof ApiProblem && problem.code === 'conflict'
    return refused(sent, form, messageOf(problem), isKeyUsed)
  }
}

/** Removes a comment; one that is gone already counts as removed. */
async function remove(sent: Sent) {
  const { api, context } = sent
  const text = await api.call(removeComment, { params: { id: idOf(sent) } }).then(
    ({ messages }) => messages[0],
    (problem: unknown) => {
      if (problem instanceof ApiProblem && problem.status === 404) return problem.firstMessage
      throw problem
    },
  )
  return redirect(backOf(sent), {
    headers: { 'set-cookie': await setFlash(context, { kind: 'success', title: text ?? '' }) },
  })
}

async function report(sent: Sent) {
  const { api, context, formData } = sent
  const details = formData.get('details') ?? undefined
  const read = z.object(reportFields).safeParse({ reason: formData.get('reason'), details })
  if (!read.success) return refused(sent, 'denunciar', read.error.issues[0]?.message)
  try {
    const { messages } = await api.call(reportComment, { body: { comment: idOf(sent), ...read.data } })
    return redirect(backOf(sent), {
      headers: { 'set-cookie': await setFlash(context, { kind: 'success', title: messages[0] ?? '' }) },
    })
  } catch (problem) {
    return refused(sent, 'denunciar', messageOf(problem))
  }
}

function idOf({ formData }: Sent): number {
  const id = numberOr(formData.get('id'))
  if (id === null) throw new Response(null, { status: 404 })
  return id
}

/** Gives the view the question stood over. */
const backOf = ({ here, request }: Sent) =>
  viewHref(here, { ...readView(new URL(request.url).searchParams), ask: null })

/** Gives the words of the API's refusal. @throws any other error */
function messageOf(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) throw problem
  return problem.body.fields?.description?.[0] ?? problem.firstMessage
}

type Outcome = Pick<CommentAnswer, 'form' | 'problem' | 'isKeyUsed'>

function answerOf({ formData }: Sent, outcome: Outcome): { comment: CommentAnswer } {
  const typed = formData.get(outcome.form === 'denunciar' ? 'details' : 'description')
  const text = typeof typed === 'string' && outcome.problem !== null ? shortened(typed) : ''
  return { comment: { ...outcome, key: formKeyOf(formData) ?? '', typed: text } }
}
const answered = (sent: Sent, form: CommentAnswer['form']) =>
  data(answerOf(sent, { form, problem: null, isKeyUsed: true }))
const refused = (sent: Sent, form: CommentAnswer['form'], problem = '', isKeyUsed = false) =>
  data(answerOf(sent, { form, problem, isKeyUsed }), { status: 422 })
