import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { updateParticipant, updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { profileFormSchema } from '#contract/people/onboarding/forms.ts'
import { requestRegistrationChange } from '#contract/people/registration-changes/endpoints.ts'
import { registrationChangeSchema } from '#contract/people/registration-changes/schemas.ts'
import { cityNames } from '../../forms/cities.server.ts'
import { formKeyOf } from '../../forms/form-key.server.ts'
import { parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { questionOf } from './load-profile.server.ts'
import { texts } from './texts.ts'

type Arguments = Pick<ActionFunctionArgs, 'context' | 'request'>
type Caller = { api: ApiClient; id: number }

const profilePath = '/homepage/perfil'

/** Passes the picture on to the API as it comes in; it alone looks at it (PRO-03). */
export async function savePhoto({ api, id }: Caller, { context, request }: Arguments) {
  const contentType = request.headers.get('content-type') ?? ''
  try {
    if (!request.body) throw new Response(null, { status: 400 })
    await api.call(updateProfileImage, { params: { id }, upload: { contentType, body: request.body } })
    return redirectSaved(context, texts.photo.saved)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const message = problem.body.fields?.image?.[0] ?? problem.firstMessage
    return data(
      { of: 'photo' as const, form: { status: 'error' as const, error: { image: [message] } } },
      { status: problem.status },
    )
  }
}

/** Sends a change of the register that the association keeps; the dialog closes on success (PLS-07). */
export async function askRegistrationChange({ api }: Caller, { context, request }: Arguments) {
  const { formData, submission } = await parseForm(request, registrationChangeSchema.strip())
  const key = formKeyOf(formData)
  const answer = ({ data: refused, init }: ReturnType<typeof refuse>) =>
    data({ of: 'register' as const, form: refused.form, key: key ?? null }, init ?? undefined)
  if (submission.status !== 'success') return answer(refuse(submission))
  try {
    const sent = { body: submission.value, idempotencyKey: key }
    const { messages } = await api.call(requestRegistrationChange, sent)
    return redirectSaved(context, messages[0] ?? texts.saved)
  } catch (problem) {
    return answer(refuseBy(submission, problem))
  }
}

/** Saves name, birthday, telephone, state and city (PRO-02). The button of the cities, for who has no scripts, only asks for them. */
export async function saveProfile({ api, id }: Caller, { context, request }: Arguments) {
  const form = await request.formData()
  const intent = intentOf(form, ['salvar', 'cidades'], { unnamed: 'salvar' })
  const { content } = await api.call(getUserWeb, { params: { id: 'me' } })
  const { minAge } = requireStation(context).config.behaviour
  const submission = parseSent(form, profileFormSchema(questionOf(content, minAge)))
  const cities = await cityNames(context, String(form.get('state') ?? ''))
  if (intent === 'cidades') {
    const initialValue = submission.payload as Record<string, string>
    return data({ of: 'profile' as const, form: { initialValue }, cities })
  }
  const answer = (refusal: ReturnType<typeof refuse>) =>
    data({ of: 'profile' as const, ...refusal.data, cities }, refusal.init ?? undefined)
  if (submission.status !== 'success') return answer(refuse(submission))
  try {
    const { messages } = await api.call(updateParticipant, { params: { id }, body: submission.value })
    return redirectSaved(context, messages[0] ?? texts.saved)
  } catch (problem) {
    return answer(refuseShown(submission, problem, names))
  }
}

const names = { name: 'name', birthday: 'birthday', tel: 'tel', state: 'state', city: 'city' }

async function redirectSaved(context: Arguments['context'], title: string) {
  const flash = await setFlash(context, { kind: 'success', title })
  return redirect(profilePath, { headers: { 'set-cookie': flash } })
}
