import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getOnboarding } from '#contract/people/onboarding/endpoints.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireMemberIn } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { loadOnboarding } from './load-onboarding.server.ts'
import { DataStep } from './onboarding/data-step.tsx'
import { DoneStep } from './onboarding/done-step.tsx'
import { PhotoStep } from './onboarding/photo-step.tsx'
import { WelcomeStep } from './onboarding/welcome-step.tsx'
import { finish, saveData, savePhoto } from './onboarding-actions.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.onboarding.meta(data?.stationName ?? '', data && texts.onboarding.titles[data.step]) },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })
export const handle: PageHandle = { takesFile: 'member' }

export const loader = (args: LoaderFunctionArgs) => loadOnboarding(args)

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args
  const { config } = requireStation(context)
  const { id } = await requireMemberIn(args, ['briefing'])
  const step = new URL(request.url).searchParams.get('passo')
  if (step === 'foto') return savePhoto(context, request, id)
  if (step === 'fim') return finish(context, id)
  const { needs_terms: needsTerms } = await context.api.call(getOnboarding)
  const question = { minAge: config.behaviour.minAge, needsTerms }
  return saveData({ context, id, question, formData: await request.formData() })
}

const components = { inicio: WelcomeStep, foto: PhotoStep, dados: DataStep, fim: DoneStep }

export default function Onboarding() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const Step = components[loaded.step]
  return <Step key={loaded.step} loaded={loaded} refused={refused} />
}
