import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listSignupFields } from '#contract/people/own-fields/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { SignupDoors } from '../../station/signup-doors.tsx'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatPoints } from '../../ui/format.ts'
import { loadSignup } from './load-signup.server.ts'
import { checkStep, chooseMethod, register, tellOwn, updateCities } from './signup-actions.server.ts'
import { personOf, tellOtherTab } from './signup-other-tab.server.ts'
import { questionOf } from './signup-question.server.ts'
import { findKeptDraft, type InviteNotice } from './signup-state.server.ts'
import { stepHref } from './signup-steps.ts'
import { CredentialsStep } from './steps/credentials-step.tsx'
import { OwnStep } from './steps/own-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { PersonStep } from './steps/person-step.tsx'
import { SimpleStep } from './steps/simple-step.tsx'
import { VerificationStep } from './steps/verification-step.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.signup.meta(data?.stationName ?? '', data?.steps[data.position - 1]) },
]
/** Forbids caches to keep the page, for it carries one person's registration. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = (args: LoaderFunctionArgs) => loadSignup(args)

export async function action({ context, request, params }: ActionFunctionArgs) {
  const station = requireStation(context)
  const [kept, own] = await Promise.all([findKeptDraft(context, request), context.api.call(listSignupFields)])
  const behaviour = { ...station.config.behaviour, asksOwn: own.length > 0 }
  const question = questionOf(request, behaviour, kept?.draft ?? null)
  const formData = await request.formData()
  const intent = intentOf(formData, ['seguir', 'cidades'], { unnamed: 'seguir' })
  const isOtherTab = formData.has('cadastro_de') && formData.get('cadastro_de') !== personOf(kept)
  const told =
    isOtherTab &&
    (await tellOtherTab(context, kept, question.step === 'conta' ? '' : stepHref(question.step, params.code)))
  if (told) return told
  const wanted = new URL(request.url).searchParams.get('passo')
  // The form of a step that the registration is not at (any more): to where it is.
  if (wanted && wanted !== question.step) return redirect(stepHref(question.step, params.code))
  // A registration begun in another tab is not written over.
  const step = { context, station, question, kept: isOtherTab ? null : kept, code: params.code, formData }
  if (intent === 'cidades') return updateCities(step)
  switch (question.step) {
    case 'mais':
      return tellOwn(step, own)
    case 'conta':
    case 'dados':
      return checkStep(step)
    case 'senha':
      return register(step)
    case 'verificacao':
      return chooseMethod(step)
  }
}

export default function Signup() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { step, variant } = loaded.question
  const { entry } = useStation().behaviour
  const needsInvite = entry?.mode === 'invitation'
  const Step = variant === 'simple' && step === 'conta' ? SimpleStep : components[step]
  return (
    <>
      {step === 'conta' && !loaded.invite ? <SignupDoors current="/cadastrar" /> : null}
      {step === 'conta' && !(needsInvite && loaded.invite?.ok) ? <EntryNotice /> : null}
      {loaded.invite ? <InviteBanner invite={loaded.invite} needsInvite={needsInvite} /> : null}
      {/* Of another person nothing that was typed stays: data of two people never meet (GAP-27). */}
      <Step key={`${step} ${loaded.person}`} loaded={loaded} refused={refused} />
    </>
  )
}

const components = {
  conta: CredentialsStep,
  dados: PersonStep,
  mais: OwnStep,
  senha: PasswordStep,
  verificacao: VerificationStep,
}

/** Says who may sign up, where owners chose that not everybody may at once (PPL-14). */
function EntryNotice() {
  const { entry } = useStation().behaviour
  if (!entry || entry.mode === 'open' || (entry.mode === 'list' && entry.form === 'affiliate')) return null
  const { title, text } = texts.signup.entry[entry.mode]
  return <Alert title={title}>{text}</Alert>
}

/** Shows the inviter and the points for the invitation, or why the code does not count. One may register either way (ONB-02). */
function InviteBanner({ invite, needsInvite }: { invite: InviteNotice; needsInvite: boolean }) {
  const { currency } = useStation()
  const words = texts.signup.invite
  if (!invite.ok)
    return (
      <Alert tone="warning" title={words.invalid}>
        {needsInvite ? invite.message : `${invite.message} ${words.goOn}`}
      </Alert>
    )
  const points = invite.points > 0 ? formatPoints(invite.points, currency) : null
  return (
    <Alert tone="success" title={words.valid}>
      {sentence(invite.inviter, points)}
    </Alert>
  )
}

function sentence(inviter: string | null, points: string | null): string | null {
  const words = texts.signup.invite
  if (inviter && points) return words.from(inviter, points)
  if (inviter) return words.fromOnly(inviter)
  return points && words.points(points)
}
