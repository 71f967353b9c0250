import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { removePost, reportPost } from '#contract/activities/wall/endpoints.ts'
import { reportFields } from '#contract/activities/writing/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { shortened } from '../../forms/create-shortener.ts'
import { formKeyOf } from '../../forms/form-key.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { PostForm } from './read-post-form.server.ts'
import { type Posted, type PostPart, sendPost } from './send-post.server.ts'
import { texts } from './texts.ts'
import { wallPath } from './wall-address.ts'

/** The answer to a form of the wall: sent, or back with the problem and the text that was typed. `key` names the form. */
export type WallAnswer = {
  form: 'postar' | 'denunciar'
  key: string
  /** The key stands for something now: what is sent next is something else. */
  isKeyUsed: boolean
  problem: string | null
  /** The field of a post that the problem is about. */
  part?: PostPart
  typed: string
}

type Asked = {
  api: ApiClient
  context: PortalContext
  form: PostForm<Posted>
  /** Gives the address to return to once a post is reported. */
  backTo: (post: number) => string
}
type Sent = Asked & { formData: FormData }

const intents = ['postar', 'deletar', 'denunciar'] as const

/** The button of a form of the wall; other forms of a page have none of this name. */
export const wallIntent = 'mural'

/** Dispatches a form about posts to its intent, on the wall and on the page of one (SOC-02, SOC-06). */
export function answerWall(asked: Asked) {
  const sent: Sent = { ...asked, formData: asked.form.formData }
  switch (intentOf(sent.formData, intents, { field: wallIntent })) {
    case 'postar':
      return post(sent)
    case 'deletar':
      return remove(sent)
    case 'denunciar':
      return report(sent)
  }
}

async function post(sent: Sent) {
  const { api, context, formData, form } = sent
  const { problem, part, isKeyUsed } = await sendPost(api, form)
  if (problem !== null) return refused(sent, { form: 'postar', problem, part, isKeyUsed })
  // The wall is there already, and what was posted is the first on it.
  if (formData.has('quiet')) return answered(sent)
  return redirect(wallPath, await toast(context, form.video ? texts.videoSent : texts.sent))
}

/** Removes a post; one that is gone already counts as removed. */
async function remove({ api, context, formData }: Sent) {
  const said = await api.call(removePost, { params: { id: idOf(formData) } }).then(
    ({ messages }) => messages[0],
    (problem: unknown) => {
      if (problem instanceof ApiProblem && problem.status === 404) return problem.firstMessage
      throw problem
    },
  )
  return redirect(wallPath, await toast(context, said))
}

async function report(sent: Sent) {
  const { api, context, formData, backTo } = sent
  const details = formData.get('details') ?? undefined
  const read = z.object(reportFields).safeParse({ reason: formData.get('reason'), details })
  if (!read.success) return refusedReport(sent, read.error.issues[0]?.message)
  try {
    const { messages } = await api.call(reportPost, { body: { post: idOf(formData), ...read.data } })
    return redirect(backTo(idOf(formData)), await toast(context, messages[0]))
  } catch (problem) {
    return refusedReport(sent, messageOf(problem))
  }
}

const toast = async (context: PortalContext, title = '') => ({
  headers: { 'set-cookie': await setFlash(context, { kind: 'success', title }) },
})

function idOf(formData: FormData): number {
  const id = numberOr(formData.get('id'))
  if (id === null) throw new Response(null, { status: 404 })
  return id
}

/** Gives the words of the API's refusal. @throws any other error */
function messageOf(problem: unknown): string {
  if (!(problem instanceof ApiProblem)) throw problem
  return Object.values(problem.body.fields ?? {})[0]?.[0] ?? problem.firstMessage
}

type Outcome = Omit<WallAnswer, 'key' | 'typed'>

function answerOf({ formData }: Sent, outcome: Outcome): { wall: WallAnswer } {
  const typed = formData.get(outcome.form === 'denunciar' ? 'details' : 'description')
  const text = typeof typed === 'string' && outcome.problem !== null ? shortened(typed) : ''
  return { wall: { ...outcome, key: formKeyOf(formData) ?? '', typed: text } }
}
const answered = (sent: Sent) => data(answerOf(sent, { form: 'postar', problem: null, isKeyUsed: true }))
const refused = (sent: Sent, outcome: Outcome) => data(answerOf(sent, outcome), { status: 422 })
const refusedReport = (sent: Sent, problem = '') =>
  refused(sent, { form: 'denunciar', problem, isKeyUsed: false })
