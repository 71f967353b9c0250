import { data, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { updateParticipant, updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { cityNames } from '../../forms/cities.server.ts'
import { refuse } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { dataFormSchema } from './onboarding-schemas.ts'
import { onboardingHref } from './onboarding-steps.ts'
import { texts } from './texts.ts'

/** Passes the file of step 'foto' on to the API as it comes in; it alone looks at it (ONB-12). */
export async function savePhoto(context: PortalContext, request: Request, id: number) {
  const contentType = request.headers.get('content-type') ?? ''
  if (!request.body) return finish(context, id)
  try {
    const upload = { contentType, body: request.body }
    await context.api.call(updateProfileImage, { params: { id }, upload })
    return await finish(context, id)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const message = problem.body.fields?.image?.[0] ?? problem.firstMessage
    const form = { status: 'error' as const, error: { image: [message] } }
    return data({ form, startedAt: '' }, { status: problem.status })
  }
}

/** Ends the onboarding where nothing is left to ask, else leads to the step that asks (ONB-11). */
export async function finish(context: PortalContext, id: number) {
  try {
    await context.api.call(updateParticipant, { params: { id }, body: { briefingDone: true } })
    return redirect(onboardingHref('fim'))
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'invalid_input')
      return redirect(onboardingHref('dados'))
    throw problem
  }
}

type Data = {
  context: PortalContext
  id: number
  question: { minAge: number; needsTerms: boolean }
  formData: FormData
}

/** Saves the rest of the personal data in step 'dados', which ends the onboarding (ONB-11). */
export async function saveData({ context, id, question, formData }: Data) {
  const intent = intentOf(formData, ['seguir', 'cidades'], { unnamed: 'seguir' })
  const submission = parseSent(formData, dataFormSchema(question))
  const cities = await cityNames(context, String(formData.get('state') ?? ''))
  if (intent === 'cidades') {
    const initialValue = submission.payload as Record<string, string>
    return data({ form: { initialValue }, startedAt: '', cities })
  }
  const withCities = (refusal: ReturnType<typeof refuse>) =>
    data({ ...refusal.data, cities }, refusal.init ?? undefined)
  if (submission.status !== 'success') return withCities(refuse(submission))
  const { terms, ...person } = submission.value as { terms?: true }
  try {
    const { messages } = await context.api.call(updateParticipant, {
      params: { id },
      body: { ...person, ...(terms && { terms_accepted: terms }), briefingDone: true },
    })
    const [title = texts.onboarding.data.saved] = messages
    const flash = await setFlash(context, { kind: 'success', title })
    return redirect(onboardingHref('fim'), { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return withCities(refuseShown(submission, problem, names))
  }
}

const names = {
  name: 'name',
  tel: 'tel',
  birthday: 'birthday',
  state: 'state',
  city: 'city',
  terms_accepted: 'terms',
}
