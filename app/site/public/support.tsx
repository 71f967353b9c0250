import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { requireStation } from '../../station/require-station.ts'
import { pageMeta } from './page-meta.ts'
import { sendSupport } from './support/support-action.server.ts'
import { SupportForm } from './support/support-form.tsx'
import { SupportPage } from './support/support-page.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.support.title, description: texts.support.lead })

export async function loader({ context }: LoaderFunctionArgs) {
  requireStation(context)
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  return { startedAt }
}

export const action = (args: ActionFunctionArgs) => sendSupport(args, 'general')

/** 'Fale conosco' (SUP-01). */
export default function Support() {
  const { startedAt } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <SupportPage title={texts.support.title} lead={texts.support.lead}>
      <SupportForm kind="general" startedAt={startedAt} lastResult={lastResult} />
    </SupportPage>
  )
}
