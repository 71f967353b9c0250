import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { Benefits } from '../../commerce/plans/plan-card.tsx'
import { requireStation } from '../../station/require-station.ts'
import { pageMeta } from './page-meta.ts'
import { sendSupport } from './support/support-action.server.ts'
import { SupportForm } from './support/support-form.tsx'
import { SupportPage } from './support/support-page.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.support.enterpriseTitle, description: texts.support.enterpriseLead })

export async function loader({ context }: LoaderFunctionArgs) {
  requireStation(context)
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  return { startedAt }
}

export const action = (args: ActionFunctionArgs) => sendSupport(args, 'enterprise')

/** Shows the contact about the plan by agreement, with what it offers (SUP-02, PUB-24). */
export default function SupportEnterprise() {
  const { startedAt } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <SupportPage
      title={texts.support.enterpriseTitle}
      lead={texts.support.enterpriseLead}
      extra={<Benefits list={texts.plans.enterpriseBenefits} hasMore={false} />}
    >
      <SupportForm kind="enterprise" startedAt={startedAt} lastResult={lastResult} />
    </SupportPage>
  )
}
