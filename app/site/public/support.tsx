import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { supportLimits } from '#contract/site/public/schemas.ts'
import { requireStation } from '../../station/require-station.ts'
import { pageMeta } from './page-meta.ts'
import { sendSupport } from './support/support-action.server.ts'
import { SupportForm } from './support/support-form.tsx'
import { SupportPage } from './support/support-page.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.support.title, description: texts.support.lead })

/** Loads the support page. `assunto`: the subject, from a page of ours that leads here (WAL-04). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStation(context)
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  const subject = new URL(request.url).searchParams.get('assunto')?.slice(0, supportLimits.subject) ?? ''
  return { startedAt, subject }
}

export const action = (args: ActionFunctionArgs) => sendSupport(args, 'general')

/** The page 'Fale conosco' (SUP-01). */
export default function Support() {
  const { startedAt, subject } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <SupportPage title={texts.support.title} lead={texts.support.lead}>
      <SupportForm kind="general" startedAt={startedAt} subject={subject} lastResult={lastResult} />
    </SupportPage>
  )
}
